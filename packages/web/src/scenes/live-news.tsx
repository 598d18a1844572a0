import { eventWords } from '../i18n/table-words.ts';
import { useBoard } from '../board/context.tsx';
import { isTurn } from './story.ts';
import { useStage } from './stage.ts';

/** Says what others do to those who do not see it: the last act that is not one's own, with what came of it. */
export function LiveNews() {
  const { names, view } = useBoard();
  const act = useStage(({ playback: { story } }) =>
    story.acts.findLast(({ kind, player }) => kind !== 'turn' && player !== view.seer),
  );
  const [head, ...others] = act?.events ?? [];
  const told = head ? [head, ...others.filter((event) => isTurn(event))] : [];
  const words = told.map((event) =>
    eventWords(event, { ...names, card: (card) => names.card(card) ?? titleIn(act?.names, card, names) }),
  );
  return (
    <p role="status" className="sr-only">
      {words.join(' ')}
    </p>
  );
}

const titleIn = (
  known: Readonly<Record<number, string>> | undefined,
  card: number,
  names: { readonly titleOf: (def: string) => string },
): string | undefined => {
  const def = known?.[card];
  return def === undefined ? undefined : names.titleOf(def);
};
