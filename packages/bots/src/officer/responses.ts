import type { CardId, Decision, Option, OptionOf } from '@spaceline/engine';
import type { Act, CardDef } from '@spaceline/language';
import type { Allows } from '../player.ts';
import { gainsOf, priceOf } from '../reading/index.ts';
import type { Answer } from './answer.ts';
import { defOf } from './cards.ts';
import { chooseTeam } from './choose-team.ts';
import { pickWanted } from './pick.ts';
import { playWorth } from './playing.ts';
import type { Mission, Situation } from './situation.ts';
import { missing, teamOf } from './team.ts';
import { cardWorth } from './worth.ts';

/** Answers to questions that come while something else goes on. */

const titleOf = (s: Situation, id: CardId): string => defOf(s.cards.get(id)?.def ?? '')?.title ?? 'the card';

const passOf = (decision: Decision, why: string): Answer | undefined => {
  const option = decision.options.find((one) => one.do === 'pass');
  return option && { option, cards: [], why: () => why };
};

/** What a card that could be answered with is kept for: less than five points that it scores now. */
const reserve = 4.5;

/** With a card that matters now, and never against our own. */
export const respond = (s: Situation, decision: Decision, allows: Allows | undefined): Answer | undefined => {
  let best: OptionOf<'play'> | undefined;
  let most = reserve;
  for (const option of s.style.answers ? decision.options : []) {
    if (option.do !== 'play') continue;
    const def = defOf(s.cards.get(option.card)?.def ?? '');
    const worth = def ? playWorth(s, option, def) : 0;
    if (worth > most) [best, most] = [option, worth];
  }
  const cards = best && pickWanted(best, best.pick?.from ?? [], allows);
  if (!best || !cards) return passOf(decision, 'Nothing here is worth a card of ours.');
  const { card, on } = best;
  const answered = 'answers' in on && on.answers >= 0 ? ` to ${titleOf(s, on.answers)}` : '';
  return { option: best, cards, why: () => `${titleOf(s, card)} is the answer${answered} that this moment is for.` };
};

/** Somebody dear is saved, if whoever is stopped for it is not dearer. */
export const save = (s: Situation, decision: Decision): Answer | undefined => {
  let best: OptionOf<'save'> | undefined;
  let most = 0;
  for (const option of decision.options) {
    if (option.do !== 'save') continue;
    const stopped = cardWorth(s.cards.get(option.on)) + (option.to < 0 ? 0 : cardWorth(s.cards.get(option.to)));
    const worth = cardWorth(s.cards.get(option.card)) - stopped / 6;
    if (worth > most) [best, most] = [option, worth];
  }
  if (!best) return passOf(decision, 'Saving would cost more than it saves.');
  const { card } = best;
  return { option: best, cards: [], why: () => `${titleOf(s, card)} is worth a rest of the others.` };
};

const eachAct = (def: CardDef | undefined): readonly Act[] => {
  if (!def) return [];
  if (def.type === 'Dilemma')
    return [def.encounter, def.atPlanet, def.combo?.second].flatMap((one) =>
      one ? [...(one.first ?? []), ...one.effect, ...(one.lasting?.triggers ?? []).flatMap(({ acts }) => acts)] : [],
    );
  if (!('text' in def) && !('inPlay' in def)) return [];
  return [
    ...(def.text ?? []),
    ...(def.plays ?? []).flatMap(({ does }) => does ?? []),
    ...(def.inPlay?.triggers ?? []).flatMap(({ acts }) => acts),
  ];
};

/** What a way of a text brings to whoever picks it. */
const wayWorth = (acts: readonly Act[]): number => {
  let sum = 0;
  for (const gain of gainsOf(acts))
    sum += gain.to === 'opponent' ? -priceOf(gain) : gain.to === 'both' ? 0 : priceOf(gain);
  return sum;
};

/** The mission that is being attempted. */
const attempted = (s: Situation): Mission | undefined => {
  const attempt = s.view.underWay.find((one) => one.is === 'attempt');
  return attempt?.is === 'attempt' ? s.missions.find(({ id }) => id === attempt.at) : undefined;
};

/** A team that is divided: whoever goes on should still meet the requirements. */
const whoGoesOn = (s: Situation, option: Option): readonly CardId[] => {
  const from = option.pick?.from ?? [];
  const mission = attempted(s);
  const people = s.people.filter(({ id }) => from.includes(id));
  const size = option.pick?.max ?? people.length;
  const gear = s.groups.flatMap(({ gearDefs }) => gearDefs);
  const chosen = mission && chooseTeam(s, { mission, from: people, there: [], gear, size });
  return [...(chosen?.people ?? people).map(({ id }) => id), ...from];
};

/** Whoever the mission under way does best without comes first, and of those the one worth least. */
const leastMissed = (s: Situation, from: readonly CardId[]): readonly CardId[] => {
  const mission = attempted(s);
  const place = s.people.find(({ id }) => from.includes(id))?.place;
  const here = s.people.filter((one) => one.place === place);
  const gear = s.groups.flatMap(({ id, gearDefs }) => (id === place ? gearDefs : []));
  const without = (paid: CardId): number =>
    mission
      ? missing(
          mission.def.requires,
          teamOf(
            here.filter(({ id }) => id !== paid),
            gear,
          ),
        )
      : 0;
  const lacks = new Map(from.map((id) => [id, without(id)]));
  return from.toSorted(
    (a, b) => (lacks.get(a) ?? 0) - (lacks.get(b) ?? 0) || cardWorth(s.cards.get(a)) - cardWorth(s.cards.get(b)),
  );
};

/** One of several ways of a text, or a payment: what costs least and brings most. */
export const chooseOption = (s: Situation, decision: Decision, allows: Allows | undefined): Answer | undefined => {
  const acts = eachAct(defOf(s.cards.get(decision.source)?.def ?? ''));
  const ways = acts.flatMap((act) => (act.act === 'either' ? [act.ways] : []))[0];
  const [first] = decision.options;
  if (first?.do === 'choose' && first.pick && acts.some(({ act }) => act === 'split team')) {
    const going = pickWanted(first, whoGoesOn(s, first), allows);
    if (going) return { option: first, cards: going, why: () => 'Those go on who can still do what the mission asks.' };
  }
  let best: Option | undefined;
  let most = -Infinity;
  for (const option of decision.options) {
    const way = option.do === 'take' ? ways?.[option.way] : undefined;
    // Paying is cheaper than what happens otherwise, mostly.
    const worth = way ? wayWorth(way) : option.do === 'choose' ? 0.5 : option.do === 'pass' ? 0 : 0.1;
    if (worth > most) [best, most] = [option, worth];
  }
  if (!best) return undefined;
  const cheapest = leastMissed(s, best.pick?.from ?? []);
  const cards = pickWanted(best, cheapest.slice(0, Math.max(1, best.pick?.min ?? 1)), allows);
  return cards && { option: best, cards, why: () => 'That costs us least of what is offered.' };
};

/** Acts whose picked cards are the better off for it. */
const kind: ReadonlySet<string> = new Set(['take', 'download', 'repair', 'unstop', 'beam', 'save crew', 'report any']);

/** Our own cards as cheap as possible, unless it is good for them; theirs as dear as possible. */
export const chooseCards = (s: Situation, decision: Decision, allows: Allows | undefined): Answer | undefined => {
  const text = s.view.underWay.findLast((one) => one.is === 'text');
  const act = text?.is === 'text' ? text.acts[text.at] : undefined;
  const good = act !== undefined && kind.has(act);
  const worth = (id: CardId): number => {
    const card = s.cards.get(id);
    return card && card.owner !== s.me ? -cardWorth(card) : (good ? -1 : 1) * cardWorth(card);
  };
  for (const option of decision.options) {
    if (option.do === 'pass') continue;
    const wanted = (option.pick?.from ?? []).toSorted((a, b) => worth(a) - worth(b));
    const min = option.pick?.min ?? 0;
    const theirs = wanted.filter((id) => s.cards.get(id)?.owner === s.them);
    const cards = pickWanted(option, good ? wanted : theirs.length > 0 ? theirs : wanted.slice(0, min), allows);
    if (!cards) continue;
    const first = cards[0];
    const name = first === undefined ? 'Nobody' : titleOf(s, first);
    const reason = good
      ? `${name} helps us most.`
      : theirs.length > 0
        ? `Without ${name} their missions become hardest.`
        : `${name} is what we miss least.`;
    return { option, cards, why: () => reason };
  }
  return undefined;
};

/** Fire back with all there is, wound rather than stun. */
export const fight = (s: Situation, decision: Decision, allows: Allows | undefined): Answer | undefined => {
  for (const verb of ['mortally wound', 'stun', 'return fire'] as const)
    for (const option of decision.options) {
      if (option.do !== verb) continue;
      const cards = pickWanted(option, option.pick?.from ?? [], allows);
      if (cards) return { option, cards, why: () => 'Whoever can strike back for nothing does.' };
    }
  return passOf(decision, 'There is nothing to strike with.');
};

/** Most cards of a deck are people. */
export const guessType = (decision: Decision): Answer | undefined => {
  const option = decision.options.find((one) => one.do === 'guess' && one.way === 'Personnel');
  return option && { option, cards: [], why: () => 'Most cards of a deck are personnel.' };
};

/** The place from which the nearest of our open missions is nearest. */
export const choosePlace = (s: Situation, decision: Decision): Answer | undefined => {
  const ours = s.missions.filter(({ mine }) => mine).map(({ at }) => at);
  let best: Option | undefined;
  let least = Infinity;
  for (const option of decision.options) {
    if (option.pick || option.do === 'pass') continue;
    const at = s.spaceline.findIndex(({ id }) => id === option.on || id === option.card);
    const far = at < 0 ? 50 : Math.min(...ours.map((one) => Math.abs(one - at)), 50);
    if (far < least) [best, least] = [option, far];
  }
  return best && { option: best, cards: [], why: () => 'From there our next mission is nearest.' };
};
