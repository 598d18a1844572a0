import type { EventName, SeenEvent, Seer } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import type { Act, EncounterAct, Story } from '../../packages/web/src/scenes/act.ts';
import { judgedIn, noStory } from '../../packages/web/src/scenes/act.ts';
import { beatsOf } from '../../packages/web/src/scenes/beats.ts';
import { advance, actNow, goOn, noPlayback, isShown, pause, rankNow } from '../../packages/web/src/scenes/playback.ts';
import { isDecisive, turnBudget } from '../../packages/web/src/scenes/skimming.ts';
import { told } from '../../packages/web/src/scenes/story.ts';
import { wanted } from '../golden/play.ts';
import { pool } from '../property/games.ts';
import type { Told } from './recorded.ts';
import { toldOf } from './recorded.ts';

/** Happenings nobody may miss: each belongs to one act. */
const matter = new Set<EventName>([
  'seed card revealed',
  'encountered',
  'conditions met',
  'conditions failed',
  'trigger absent',
  'nullified',
  'mis-seed',
  'artifact found',
  'mission completed',
  'battle initiated',
  'fired',
  'hit',
  'direct hit',
  'missed',
  'pair revealed',
  'strength totaled',
  'battle won',
  'battle undecided',
  'battle ended',
  'killed',
  'destroyed',
  'damaged',
  'scored',
  'disabled',
  'relocated',
  'played',
  'reported',
  'flew',
  'beamed',
  'game won',
  'game drawn',
]);

const storyOf = (game: readonly Told[]): Story =>
  game.reduce(
    (story, { view, events }, at) => told(story, { seq: at, before: game[at - 1]?.view, view, events }),
    noStory,
  );

const eventsOf = ({ acts }: Story): readonly SeenEvent[] => acts.flatMap(({ events }) => events);
const skeleton = ({ acts }: Story) =>
  acts.map(({ kind, player, turn, events, isOpen }) => [kind, player, turn, isOpen, events.map(({ e }) => e)]);

/** Some dilemmas ask for a payment alone. */
const asksSomething = ({ names, card }: EncounterAct): boolean => {
  const def = pool.byId.get(names[card] ?? '')?.def;
  return def?.type === 'Dilemma' && [def.encounter, def.atPlanet, def.combo?.second].some((one) => one?.condition);
};

const seers: readonly Seer[] = [0, 1, 'spectator'];

describe.each(wanted.map(({ name }) => name))('%s', (name) => {
  test.each(seers)('as %s sees it, everything that matters is told in one act', (seer) => {
    const game = toldOf(name, seer);
    const story = storyOf(game);
    const all = game.flatMap(({ events }) => events).filter(({ e }) => matter.has(e));
    const found = new Map<SeenEvent, number>();
    for (const event of eventsOf(story)) found.set(event, (found.get(event) ?? 0) + 1);
    expect(all.filter((event) => found.get(event) !== 1)).toEqual([]);
    // Whoever comes back later is told the same.
    const last = game.at(-1);
    expect(skeleton(told(noStory, { seq: 0, view: last!.view, events: game.flatMap(({ events }) => events) }))).toEqual(
      skeleton(story),
    );
  });

  test('every test of conditions says term by term how the team stood, to its own player', () => {
    const tests = ([0, 1] as const).flatMap((seer) =>
      storyOf(toldOf(name, seer)).acts.filter(
        (act) =>
          act.kind === 'encounter' &&
          act.player === seer &&
          asksSomething(act) &&
          act.events.some(({ e }) => e === 'conditions failed'),
      ),
    );
    expect(tests.length).toBeGreaterThan(0);
    for (const act of tests) {
      const judged = judgedIn(act);
      expect(judged?.met).toBe(false);
      expect(judged?.says).not.toBe('');
    }
  });

  test('who watches from the first choice on is shown every scene, and each once', () => {
    const shown: Act[] = [];
    let playback = noPlayback;
    let before: Told['view'] | undefined;
    for (const { view, events } of toldOf(name, 0)) {
      playback = goOn(playback, told(playback.story, { seq: 0, before, view, events }), 0, false);
      before = view;
      for (let beats = 0; beats < 500 && actNow(playback); beats += 1) {
        const act = actNow(playback);
        if (act && shown.at(-1)?.id !== act.id) shown.push(act);
        const next = advance(playback);
        if (next === playback) break;
        playback = next;
      }
    }
    const scenes = playback.story.acts.filter((act) => isShown(act, 0));
    expect(shown.map(({ id }) => id)).toEqual(scenes.map(({ id }) => id));
    expect(actNow(playback)).toBeUndefined();
  });

  test('what decides nothing in a turn of the other player takes less than eight seconds when fast; the rest is whole', () => {
    const story = storyOf(toldOf(name, 0));
    const light = new Map<number, number>();
    const ranks = new Map<number, Set<number>>();
    let playback = goOn(noPlayback, story, 0, false);
    for (let beats = 0; beats < 10_000 && actNow(playback); beats += 1) {
      const act = actNow(playback)!;
      if (act.player !== 0 && !isDecisive(act))
        light.set(act.turn, (light.get(act.turn) ?? 0) + (pause(playback, 'fast') ?? 0));
      ranks.set(act.id, (ranks.get(act.id) ?? new Set()).add(rankNow(playback)));
      playback = advance(playback);
    }
    expect(light.size).toBeGreaterThan(0);
    expect(Math.max(...light.values())).toBeLessThan(turnBudget / 2);
    const decided = story.acts.filter((act) => act.kind !== 'deed' && isShown(act, 0) && isDecisive(act));
    expect(decided.length).toBeGreaterThan(0);
    for (const act of decided)
      expect([...(ranks.get(act.id) ?? [])].filter((rank) => rank >= 0)).toEqual(beatsOf(act).map(({ rank }) => rank));
  });
});

test('an encounter knows its team, its steps and what became of everybody', () => {
  const { acts } = storyOf(toldOf('open', 0));
  const first = acts.find((act) => act.kind === 'encounter');
  expect(first).toMatchObject({
    player: 0,
    isOpen: false,
    steps: { met: [] },
    team: { hidden: 0 },
  });
  const failed = acts.filter((act) => act.kind === 'encounter' && act.player === 1);
  expect(failed.length).toBeGreaterThan(0);
  // What the other player's unseen people bring is nobody else's business.
  for (const act of failed) expect(judgedIn(act)?.has).toBeUndefined();
});
