export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb` as numbers. */
export const rgb = (colour: string): Rgb => {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

const two = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** So much of the second colour in the first. */
export function mixed(first: string, second: string, share: number): string {
  const [a, b] = [rgb(first), rgb(second)];
  return `#${two(a[0] + (b[0] - a[0]) * share)}${two(a[1] + (b[1] - a[1]) * share)}${two(a[2] + (b[2] - a[2]) * share)}`;
}

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = rgb(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** How far two colours stand apart, from 1 to 21 (WCAG 2). */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
