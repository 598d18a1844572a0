import type { CardId, Correction } from '@spaceline/engine';
import { create } from 'zustand';
import { blankFace } from '@spaceline/art';
import { askWhy, sendChoice, useTable } from '../net/store.ts';
import { correctionChoice } from '../net/choice.ts';
import { correctionOf, draftBack, newDraft, withFix } from './correction-draft.ts';
import type { Draft, DraftFix } from './correction-draft.ts';
import { meOf, touchDraft } from './correcting.ts';
import type { Seen } from './correcting.ts';
import { useSheet } from './sheet.ts';

interface CorrectingStore {
  /** Absent: the player does not correct anything. */
  readonly draft: Draft | undefined;
}

export const useCorrecting = create<CorrectingStore>()(() => ({ draft: undefined }));
const { getState: get, setState: set } = useCorrecting;

function seenNow(): Seen | undefined {
  const { table, faces } = useTable.getState();
  const view = table?.view;
  if (!view) return undefined;
  const faceOfTitle = (def: string) => faces.get(def) ?? blankFace(def);
  const defs = new Map(view.cards.map(({ id, def }) => [id, def]));
  return { view, faceOfTitle, faceOf: (card) => faceOfTitle(defs.get(card) ?? 'a-hidden-card') };
}

export const isCorrecting = (): boolean => get().draft !== undefined;

/** Whether this player may correct the table at all; when, the server says. */
export function mayCorrect(): boolean {
  const { table } = useTable.getState();
  return table?.view?.assisted === true && table.seat !== 'spectator' && !table.over && table.view.phase === 'play';
}

/** Begins to put a correction together, of these cards if some are named. */
export function beginCorrecting(cards: readonly CardId[] = [], fix?: DraftFix, title = ''): void {
  const seen = seenNow();
  // One proposal at a time.
  if (!seen || seen.view.correction || !mayCorrect()) return;
  const me = meOf(seen.view);
  const draft = newDraft(me, cards);
  useSheet.setState({ sheet: undefined });
  set({ draft: fix ? { ...withFix(draft, fix, me), title } : draft });
}

export const stopCorrecting = (): void => set({ draft: undefined });

export const changeDraft = (change: Partial<Draft>): void =>
  set(({ draft }) => ({ draft: draft && { ...draft, ...change } }));

export function chooseFix(fix: DraftFix, title = ''): void {
  const seen = seenNow();
  if (seen) set(({ draft }) => ({ draft: draft && { ...withFix(draft, fix, meOf(seen.view)), title } }));
}

/** A card or place was touched. */
export function touchCorrecting(card: CardId): void {
  const seen = seenNow();
  if (seen) set(({ draft }) => ({ draft: draft && touchDraft(draft, card, seen) }));
}

/** One step back, at last out of correcting. */
export function backFromCorrecting(): void {
  const seen = seenNow();
  if (seen) set(({ draft }) => ({ draft: draft && draftBack(draft, meOf(seen.view)) }));
}

/** Asks the server whether the correction could be proposed now. */
export function askAbout(correction: Correction): void {
  const { table } = useTable.getState();
  if (table) askWhy(correctionChoice(table, correction));
}

export function proposeDraft(): void {
  const { table } = useTable.getState();
  const { draft } = get();
  const correction = draft && correctionOf(draft);
  if (table && correction) sendChoice(correctionChoice(table, correction));
}

/** What has been proposed need not be put together any more; what was refused stays to be changed. */
useTable.subscribe(({ table: now }, { table: before }) => {
  if (!now || !before || now.log === before.log || !isCorrecting()) return;
  const news = now.log.slice(before.log.length);
  if (news.some(({ e, player }) => e === 'correction proposed' && player === now.seat)) stopCorrecting();
});
