const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as they may stand in markup: whatever a title or an agreed fact says, it draws nothing. */
export const escaped = (words: string): string => words.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A tenth of a unit is finer than anything that is seen, and keeps pictures small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Markup or a path with its numbers kept short. */
export const ink = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => (typeof value === 'number' ? short(value) : value)));

export interface Frame {
  /** In units of the picture: its height is always the second number of the view box. */
  readonly wide: number;
  readonly high: number;
}

/** A picture that fills what holds it, and says nothing to screen readers: the words beside it do. */
export const picture = (kind: string, { wide, high }: Frame, body: string, fit = 'slice'): string =>
  ink`<svg xmlns="http://www.w3.org/2000/svg" class="art-${kind}" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true">${body}</svg>`;
