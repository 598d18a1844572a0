import { useBoard } from '../../board/context.tsx';
import { changeDraft } from '../../board/correcting-store.ts';
import type { Draft } from '../../board/correction-draft.ts';
import { canBeDescribed } from '../../board/correction-offers.ts';
import type { Face } from '@spaceline/art';
import { savedGame } from '../../net/saved.ts';
import { useTable } from '../../net/store.ts';
import { DescribeForm } from './describe-form.tsx';
import { DestinationForm } from './destination-form.tsx';
import { Field, NumberInput, PlayerChoice } from './inputs.tsx';
import { TitleForm } from './title-form.tsx';
import { t } from '../../i18n/t.ts';
import type { Label } from '../../i18n/t.ts';

interface Props {
  readonly draft: Draft;
}

const mostCards = 60;
const mostPoints = 500;

function Count({ draft, title }: Props & { readonly title: string }) {
  return (
    <Field title={title}>
      <NumberInput
        title={title}
        value={draft.count}
        min={1}
        max={mostCards}
        onChange={(count) => changeDraft({ count })}
      />
    </Field>
  );
}

function Whose({ draft, title }: Props & { readonly title: Label }) {
  return (
    <PlayerChoice
      title={t(title)}
      whose={title === 'Whose score' || title === 'Whose draw deck'}
      chosen={draft.player}
      onChoose={(player) => changeDraft({ player })}
    />
  );
}

function Looker({ draft }: Props) {
  return <PlayerChoice title={t('Who looks')} chosen={draft.by} onChoose={(by) => changeDraft({ by })} />;
}

function Points({ draft }: Props) {
  return (
    <Field title={t('Bonus points (below 0: taken away)')}>
      <NumberInput
        title={t('Points')}
        value={draft.count}
        min={-mostPoints}
        max={mostPoints}
        steps={[1, 5]}
        onChange={(count) => changeDraft({ count })}
      />
    </Field>
  );
}

/** The titles of one's own draw deck, if this browser knows the list; else all there are. */
function useDeckTitles(): readonly Face[] {
  const { faceOfTitle } = useBoard();
  const faces = useTable((state) => state.faces);
  const match = useTable((state) => state.table?.match);
  const list = savedGame(match ?? '')?.own?.deck.draw;
  return list ? [...new Set(list)].map(faceOfTitle) : [...faces.values()].filter(({ type }) => type !== 'Mission');
}

function Fetch({ draft }: Props) {
  const { faceOfTitle } = useBoard();
  const titles = useDeckTitles();
  if (draft.title === '') return <TitleForm titles={titles} label={t('Title of the card')} />;
  return (
    <>
      <p className="m-0">
        <b>{faceOfTitle(draft.title).title}</b>{' '}
        <button type="button" className="btn btn-quiet min-h-10 px-2" onClick={() => changeDraft({ title: '' })}>
          {t('another one')}
        </button>
      </p>
      <DestinationForm draft={draft} />
    </>
  );
}

/** Unwritten titles the player can see, or knows to be in the own deck. */
function Describe({ draft }: Props) {
  const { faceOf } = useBoard();
  const faces = useTable((state) => state.faces);
  const shown = draft.cards.map(faceOf);
  const titles = shown.length > 0 ? shown : [...faces.values()].filter(canBeDescribed);
  const unique = [...new Map(titles.map((face) => [face.id, face])).values()];
  if (draft.title) return <DescribeForm draft={draft} />;
  return unique.length === 0 ? (
    <p className="m-0 text-soft">{t('You see no unwritten title that has facts to describe.')}</p>
  ) : (
    <TitleForm titles={unique} label={t('Title of the card')} />
  );
}

function Seeds({ draft }: Props) {
  const { names } = useBoard();
  return (
    <>
      <p className="m-0">
        {draft.place < 0 ? t('Touch a mission on the table.') : <b>{names.card(draft.place) ?? t('A mission')}</b>}
      </p>
      <Looker draft={draft} />
    </>
  );
}

/** What has to be filled in for each kind of correction; those of chosen cards alone need nothing more. */
export function FixForm({ draft }: Props) {
  switch (draft.fix) {
    case 'move':
      return <DestinationForm draft={draft} />;
    case 'control':
      return <Whose draft={draft} title="Who gets the cards" />;
    case 'score':
      return (
        <>
          <Whose draft={draft} title="Whose score" />
          <Points draft={draft} />
        </>
      );
    case 'draw':
      return (
        <>
          <Whose draft={draft} title="Who draws" />
          <Count draft={draft} title={t('Cards')} />
        </>
      );
    case 'card plays':
      return (
        <>
          <Whose draft={draft} title="Who may play more" />
          <Count draft={draft} title={t('More card plays this turn')} />
        </>
      );
    case 'shuffle':
      return <Whose draft={draft} title="Whose draw deck" />;
    case 'look at hand':
      return <Looker draft={draft} />;
    case 'look at deck':
      return (
        <>
          <Looker draft={draft} />
          <Whose draft={draft} title="Whose draw deck" />
          <Count draft={draft} title={t('Cards from the top')} />
        </>
      );
    case 'look at seeds':
      return <Seeds draft={draft} />;
    case 'fetch':
      return <Fetch draft={draft} />;
    case 'describe':
      return <Describe draft={draft} />;
    default:
      return null;
  }
}
