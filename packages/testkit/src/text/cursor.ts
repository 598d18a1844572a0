import type { Player, Pool } from '@spaceline/engine';
import { catalogue } from '@spaceline/cards/catalogue';
import { StoryError } from './story-error.ts';
import { type Titles, titlesOf } from './titles.ts';

/** A card named in a story: `P2's Sito Jaxa #2`. */
export interface Ref {
  /** The card's id in the pool. */
  readonly def: string;
  readonly title: string;
  readonly copy?: number;
  readonly player?: Player;
}

/** The longest title without a program with which these words begin. */
const unwrittenAt = (words: string): string | undefined =>
  catalogue()
    .filter(({ card, title }) => !card && words.startsWith(title) && !/\w/.test(words[title.length] ?? ''))
    .map(({ title }) => title)
    .toSorted((a, b) => b.length - a.length)[0];

/** Reads one line from left to right. */
export class Cursor {
  readonly text: string;
  readonly line: number;
  private readonly titles: Titles;
  private pos = 0;
  constructor(text: string, line: number, pool: Pool) {
    this.text = text;
    this.line = line;
    this.titles = titlesOf(pool);
  }

  private space(): void {
    while (/\s/.test(this.text[this.pos] ?? '')) this.pos += 1;
  }

  get done(): boolean {
    return this.rest.trim() === '';
  }

  get rest(): string {
    return this.text.slice(this.pos);
  }

  fail(message: string): never {
    throw new StoryError(message, this.line);
  }

  /** Takes these words if they come next. */
  takes(words: string): boolean {
    let at = this.pos;
    while (/\s/.test(this.text[at] ?? '')) at += 1;
    if (!this.text.startsWith(words, at)) return false;
    const after = this.text[at + words.length] ?? ' ';
    if (/\w$/.test(words) && /\w/.test(after)) return false;
    this.pos = at + words.length;
    return true;
  }

  /** The first of these words that comes next. */
  oneOf<W extends string>(words: readonly W[]): W | undefined {
    return words.find((word) => this.takes(word));
  }

  expects(words: string): void {
    if (!this.takes(words)) this.fail(`"${words}" is expected where the line says "${this.rest.trim() || 'nothing'}".`);
  }

  /** A comma or a new line between two things of a list. */
  comma(): boolean {
    while (this.text[this.pos] === ' ') this.pos += 1;
    const found = /^(,\s*|\n\s*)/.exec(this.rest);
    if (!found || this.rest.slice(found[0].length).trim() === '') return false;
    this.pos += found[0].length;
    return true;
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    const start = this.pos;
    this.space();
    const found = pattern.exec(this.rest);
    this.pos = found ? this.pos + found[0].length : start;
    return found ?? undefined;
  }

  number(): number | undefined {
    const found = this.match(/^-?\d+/);
    return found && Number(found[0]);
  }

  expectsNumber(): number {
    return this.number() ?? this.fail(`A number is expected where the line says "${this.rest.trim()}".`);
  }

  player(): Player | undefined {
    const found = this.match(/^P([12])\b(?!')/);
    return found && (found[1] === '1' ? 0 : 1);
  }

  expectsPlayer(): Player {
    return this.player() ?? this.fail(`P1 or P2 is expected where the line says "${this.rest.trim()}".`);
  }

  /** A number of things, by the word for one of them: `5 points`, `1 more card play`. */
  counts(thing: string): number | undefined {
    const found = this.match(new RegExp(`^(-?\\d+) (?:bonus |more )?${thing}s?\\b`));
    return found && Number(found[1]);
  }

  expectsCount(thing: string): number {
    return (
      this.counts(thing) ?? this.fail(`A number of ${thing}s is expected where the line says "${this.rest.trim()}".`)
    );
  }

  /** How often: `x2`, or once where nothing is said. */
  times(): number {
    const found = this.match(/^x(\d+(?:\.\d+)?)\b/);
    return found ? Number(found[1]) : 1;
  }

  /** A word of letters, for affiliations and attributes. */
  word(): string | undefined {
    return this.match(/^[A-Za-z][A-Za-z.-]*/)?.[0];
  }

  /** Everything up to the end of the line. */
  tail(): string {
    const text = this.rest.trim();
    this.pos = this.text.length;
    return text;
  }

  copies(): number {
    const found = this.match(/^(\d+)x /);
    return found ? Number(found[1]) : 1;
  }

  /** The owner's mark, e.g. `P2's`. */
  whose(): Player | undefined {
    const found = this.match(/^P([12])'s /);
    return found && (found[1] === '1' ? 0 : 1);
  }

  ref(): Ref | undefined {
    const start = this.pos;
    const player = this.whose();
    this.space();
    const found = this.titles.at(this.text, this.pos);
    if (!found) {
      this.pos = start;
      return undefined;
    }
    this.pos = found.end;
    const { id, title } = found.card.def;
    if (this.rest.startsWith(' {'))
      this.fail(`There is no such ${title}. There are: ${this.titles.versions(title).join(', ')}.`);
    const copy = this.match(/^#(\d+)/);
    return {
      def: id,
      title,
      ...(copy ? { copy: Number(copy[1]) } : {}),
      ...(player === undefined ? {} : { player }),
    };
  }

  expectsRef(): Ref {
    return this.ref() ?? this.unknown();
  }

  private unknown(): never {
    const [words = ''] = this.rest
      .trim()
      .split(/[,;[\](\n→]/)
      .map((part) => part.trim());
    const unwritten = unwrittenAt(this.rest.trim());
    if (unwritten)
      this.fail(`${unwritten} has no program yet: it is played where the position says "assisted" above its cards.`);
    const like = this.titles.like(words.slice(0, 60));
    const hint = like.length > 0 ? ` Did you mean ${like.join(', or ')}?` : '';
    return this.fail(
      words ? `No card is called "${words}".${hint}` : 'A card title is expected at the end of the line.',
    );
  }

  refs(): Ref[] {
    const refs = [this.expectsRef()];
    while (this.comma()) refs.push(this.expectsRef());
    return refs;
  }

  /** Cards with how many of them: `Data, 3x Taurik`. */
  counted(): { readonly ref: Ref; readonly times: number }[] {
    const one = () => ({ times: this.copies(), ref: this.expectsRef() });
    const list = [one()];
    while (this.comma()) list.push(one());
    return list;
  }

  /** As sentences list them: `Data, Worf and Taurik`. */
  refsInWords(): Ref[] {
    const refs = [this.expectsRef()];
    while (this.comma() || this.takes('and')) refs.push(this.expectsRef());
    return refs;
  }

  ends(): void {
    if (!this.done) this.fail(`"${this.rest.trim()}" is not understood here.`);
  }
}
