import { formatById, readHouseFormat } from '@spaceline/formats';
import type { Replay } from '@spaceline/protocol';
import { t } from '../i18n/t.ts';
import { localGame } from '../local/game.ts';
import type { Played } from './recording.ts';

/** A game of this browser, as it is shown again. */
export function localReplay(match: string): Played {
  const game = localGame(match);
  if (!game) throw new Error(t('this browser keeps no such game'));
  const house = game.house === undefined ? undefined : readHouseFormat(game.house);
  const format = house?.ok ? house.format : formatById(game.format);
  const decks = game.decks as Replay['decks'];
  return {
    format: format?.id ?? game.format,
    clauses: format?.clauses.map(({ id }) => id) ?? [],
    seed: game.seed,
    decks,
    choices: [...game.choices],
  };
}
