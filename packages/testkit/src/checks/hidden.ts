import type { CardId, Decision, GameEvent, Player, State } from '@spaceline/engine';
import { decisions, opponentOf, seen, view } from '@spaceline/engine';

/** Nobody is told what they may not know: neither by a view, nor by a question, nor by an event. */

/** Cards whose face this player may not see: the opponent's hand and decks, face-down seeds that are not theirs. */
export const secretsFrom = (s: State, player: Player | 'spectator'): Set<CardId> => {
  const secret = new Set<CardId>();
  const add = (ids: readonly CardId[]): void => {
    for (const id of ids) secret.add(id);
  };
  for (const other of [0, 1] as const) {
    const p = s.players[other];
    add(p.drawDeck);
    if (other === player) {
      add(p.missionPile.slice(0, -1));
      continue;
    }
    add(p.hand);
    add(p.seedDeck);
    add(p.missionPile);
  }
  for (const l of s.locations)
    for (const id of l.seeds) if (s.fixed.owner[id] !== player && !l.revealed.includes(id)) secret.add(id);
  return secret;
};

/** The names in a piece of data that only secret cards bear. */
const leakIn = (
  s: State,
  json: string,
  secret: ReadonlySet<CardId>,
  shown: ReadonlySet<string>,
): string | undefined => {
  for (const id of secret) {
    const { def } = s.fixed.cards[id];
    if (!shown.has(def.id) && json.includes(`"${def.id}"`)) return def.title;
  }
  return undefined;
};

const openNames = (s: State, secret: ReadonlySet<CardId>): Set<string> =>
  new Set(s.fixed.cards.flatMap((card, id) => (secret.has(id) ? [] : [card.def.id])));

const isShowing = (event: GameEvent): boolean =>
  event.only < 0 && (event.e === 'returned to hand' || event.e === 'revealed');

/** What was shown to both players, or came back to a hand before their eyes, is a secret no more. */
const unseen = (secret: ReadonlySet<CardId>, events: readonly GameEvent[]): ReadonlySet<CardId> => {
  const back = events.flatMap((event) => (isShowing(event) ? [event.card, ...event.cards] : []));
  return new Set([...secret].filter((id) => !back.includes(id)));
};

const numbersOf = (decision: Decision): number[] =>
  decision.options.flatMap((o) => [o.card, o.on, o.to, ...(o.pick?.from ?? [])]).filter((id) => id >= 2);

/** What leaks to a player, or to a spectator; nothing if nothing does. */
export const leak = (s: State, events: readonly GameEvent[]): string | undefined => {
  for (const seer of [0, 1, 'spectator'] as const) {
    const secret = secretsFrom(s, seer);
    const shown = openNames(s, secret);
    const who = seer === 'spectator' ? 'a spectator' : `P${seer + 1}`;
    const cards = view(s, seer).cards.map((card) => card.id);
    const bare = cards.find((id) => secret.has(id));
    const looking = decisions(s).some((d) => d.player === seer && d.kind !== 'action');
    if (bare !== undefined && !looking) return `The view of ${who} shows ${s.fixed.cards[bare].def.title}.`;
    const viewed = leakIn(s, JSON.stringify(view(s, seer)), secret, shown);
    if (viewed && !looking) return `The view of ${who} names ${viewed}.`;
    const told = leakIn(s, JSON.stringify(events.map((event) => seen(s, event, seer))), unseen(secret, events), shown);
    if (told) return `The events ${who} sees name ${told}.`;
    if (seer === 'spectator') continue;
    for (const decision of decisions(s)) {
      if (decision.player !== seer || decision.kind !== 'action') continue;
      const asked = numbersOf(decision).find((id) => secret.has(id) && s.players[opponentOf(seer)].hand.includes(id));
      if (asked !== undefined) return `The options of ${who} name ${s.fixed.cards[asked].def.title}.`;
    }
  }
  return undefined;
};
