import type { CardId, Decision, LocationId, None, Option } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import { commitWords, person, whoseIs } from '../i18n/table-words.ts';
import { useState } from 'react';
import { commitStacks, goBack, shiftInStack, takeOut, touch } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { preview } from '../board/sheet.ts';
import { countOf, placesFor, stacksOption, unplaced } from '../choosing/stacks.ts';
import type { Plan } from '../choosing/stacks.ts';
import { summary, colourOf } from '@spaceline/art';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import { t } from '../i18n/t.ts';

const hover = (card: CardId) => ({
  onPointerEnter: (event: { readonly pointerType: string }) => event.pointerType === 'mouse' && preview(card),
  onPointerLeave: () => preview(none),
});

/** The table, or a mission with whose it is. */
function usePlaceWords(on: LocationId | None): { readonly title: string; readonly facts: string } {
  const { view, names, faceOf } = useBoard();
  if (on < 0) return { title: t('On the table'), facts: t('face up') };
  const missions = view.spaceline.find(({ id }) => id === on)?.missions ?? [on];
  const { where, points } = faceOf(on);
  const title = missions.map((mission) => names.card(mission) ?? t('a mission')).join(' / ');
  return {
    title,
    facts: [whoseIs(view, on, names), where, points !== undefined && t('{points} points', { points })]
      .filter(Boolean)
      .join(' · '),
  };
}

function SeedButton({ card }: { readonly card: CardId }) {
  const { faceOf } = useBoard();
  const face = faceOf(card);
  return (
    <button
      type="button"
      className="btn min-h-11 w-full justify-start py-1 text-left"
      style={{ borderLeft: `6px solid ${colourOf(face)}` }}
      data-group={card}
      data-verbs="seed stacks"
      onClick={() => touch(card)}
      {...hover(card)}
    >
      <span className="min-w-0 flex-1">{face.title}</span>
      <span className="text-sm whitespace-nowrap text-soft">{summary(face)}</span>
    </button>
  );
}

/** The places where the chosen card may go. */
function Places({ option, card, plan }: { readonly option: Option; readonly card: CardId; readonly plan: Plan }) {
  const { faceOf } = useBoard();
  return (
    <div className="flex flex-col gap-1.5" data-options>
      <div className="flex items-center gap-1">
        <button
          type="button"
          className="btn btn-quiet size-10 min-h-10 p-0"
          aria-label={t('Back to all cards')}
          onClick={goBack}
        >
          <Icon name="back" />
        </button>
        <span className="min-w-0 flex-1">
          <b className="text-gold">{faceOf(card).title}</b> {t('goes where?')}
        </span>
      </div>
      {placesFor(option, card).map((on) => (
        <PlaceButton key={on} on={on} count={plan.find((stack) => stack.on === on)?.cards.length ?? 0} />
      ))}
    </div>
  );
}

function PlaceButton({ on, count }: { readonly on: LocationId | None; readonly count: number }) {
  const { title, facts } = usePlaceWords(on);
  return (
    <button
      type="button"
      className="btn w-full justify-start py-1 text-left"
      data-option="put"
      onClick={() => touch(on)}
      {...hover(on)}
    >
      <span className="min-w-0 flex-1 leading-tight">
        {title}
        <span className="block text-sm text-soft">{facts}</span>
      </span>
      {count > 0 && (
        <span className="badge" aria-label={t('{count} in the stack', { count })}>
          {count}
        </span>
      )}
    </button>
  );
}

/** The buttons move with their card; whoever uses them by keyboard stays on them. */
function shiftAndStay(card: CardId, by: -1 | 1): void {
  shiftInStack(card, by);
  requestAnimationFrame(() => {
    const of = (step: number) => document.querySelector<HTMLElement>(`[data-shift="${card} ${step}"]:not(:disabled)`);
    (of(by) ?? of(-by))?.focus();
  });
}

function StackRow({ card, at, count }: { readonly card: CardId; readonly at: number; readonly count: number }) {
  const { faceOf } = useBoard();
  const { title } = faceOf(card);
  const button = 'btn size-10 min-h-10 shrink-0 p-0';
  return (
    <li className="flex items-center gap-1 rounded-lg border border-edge bg-raised pl-2" data-stacked={card}>
      <span className="w-5 shrink-0 text-sm text-soft">{at + 1}</span>
      <button
        type="button"
        className="min-h-10 min-w-0 flex-1 bg-transparent text-left leading-tight"
        aria-label={t('Move {title} to another place', { title })}
        onClick={() => touch(card)}
        {...hover(card)}
      >
        {title}
      </button>
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          className={button}
          data-shift={`${card} ${by}`}
          aria-label={by < 0 ? t('{title} earlier', { title }) : t('{title} later', { title })}
          disabled={by < 0 ? at === 0 : at === count - 1}
          onClick={() => shiftAndStay(card, by)}
        >
          <Icon name={by < 0 ? 'up' : 'down'} />
        </button>
      ))}
      <button
        type="button"
        className={button}
        aria-label={t('Take {title} out', { title })}
        onClick={() => takeOut(card)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function StackList({ on, cards }: Plan[number]) {
  const { title, facts } = usePlaceWords(on);
  return (
    <section aria-label={t('Stack: {title}', { title })} className="flex flex-col gap-1">
      <h3 className="m-0 text-base leading-tight font-semibold">
        {title} <span className="text-sm font-normal text-soft">{facts}</span>
      </h3>
      <ol className="m-0 flex list-none flex-col gap-1 p-0">
        {cards.map((card, at) => (
          <StackRow key={card} card={card} at={at} count={cards.length} />
        ))}
      </ol>
    </section>
  );
}

function Left({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <section aria-label={t('Cards to place')} className="flex flex-col gap-1.5" data-options>
      {cards.map((card) => (
        <SeedButton key={card} card={card} />
      ))}
      {cards.length === 0 && <p className="m-0 text-soft">{t('No card is left that can be seeded in this step.')}</p>}
    </section>
  );
}

function Placed({ plan }: { readonly plan: Plan }) {
  const stacks = plan.filter(({ cards }) => cards.length > 0);
  if (stacks.length === 0) return <p className="m-0 text-soft">{t('Nothing is placed yet.')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="m-0 text-sm text-soft">{t('The first card of a stack is met first.')}</p>
      {stacks.map((stack) => (
        <StackList key={stack.on} {...stack} />
      ))}
    </div>
  );
}

function Tabs({
  tabs,
  shown,
  onShow,
}: {
  readonly tabs: readonly string[];
  readonly shown: number;
  readonly onShow: (tab: number) => void;
}) {
  return (
    <div role="tablist" aria-label={t('Cards or stacks')} className="flex gap-1">
      {tabs.map((title, at) => (
        <button
          key={title}
          type="button"
          role="tab"
          aria-selected={shown === at}
          className={`min-h-10 flex-1 rounded-lg border text-base ${shown === at ? 'border-gold bg-gold/10 font-semibold text-ink' : 'border-edge bg-transparent text-soft'}`}
          onClick={() => onShow(at)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Builds all stacks of a step: card by card, rearranged at will, sent once. */
export function Stacks({ decision }: { readonly decision: Decision }) {
  const { stacks: plan = [], focus } = useTable((state) => state.selection);
  const { names, them } = useBoard();
  const [tab, setTab] = useState(0);
  const option = stacksOption(decision);
  if (!option) return null;
  const count = countOf(plan);
  const left = unplaced(option, plan);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2" data-stacks>
      {focus < 0 && (
        <Tabs
          tabs={[t('To place · {n}', { n: left.length }), t('Stacks · {count}', { count })]}
          shown={tab}
          onShow={setTab}
        />
      )}
      <div className="min-h-0 flex-1 overflow-y-auto p-0.5">
        {focus >= 0 ? (
          <Places option={option} card={focus} plan={plan} />
        ) : tab === 0 ? (
          <Left cards={left} />
        ) : (
          <Placed plan={plan} />
        )}
      </div>
      <button
        type="button"
        className={`btn ${count > 0 ? 'btn-main' : 'border-gold/70'}`}
        data-commit
        onClick={commitStacks}
      >
        {commitWords(count)}
      </button>
      <p className="m-0 text-center text-sm text-soft">
        {t('{who} seeds at the same time. Once seeded, stacks cannot be changed.', { who: upper(person(them, names)) })}
      </p>
    </div>
  );
}
