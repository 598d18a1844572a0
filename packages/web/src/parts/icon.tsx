import type { JSX } from 'react';

const drawings = {
  planet: (
    <>
      <circle cx="12" cy="12" r="6.500" />
      <path d="M3.500 15.500c2.500 2 14 -3.500 17 -7" />
    </>
  ),
  space: <path d="M12 3l1.900 7.100L21 12l-7.100 1.900L12 21l-1.900 -7.100L3 12l7.100 -1.900z" />,
  seeds: <path d="M4 9l8 -4 8 4 -8 4zM4 13l8 4 8 -4M4 17l8 4 8 -4" />,
  check: <path d="M4.500 12.500l5 5 10 -11" />,
  hand: <path d="M5 7l6 -2 2 13 -6 1zM13 5l6 2 -3 11 -3 -1z" />,
  deck: <path d="M6 5h10v14H6zM9 5V3h10v14h-3" />,
  pile: <path d="M5 8h14v12H5zM8 4h8M7 6h10" />,
  log: <path d="M5 6h14M5 10h14M5 14h10M5 18h12" />,
  card: <path d="M7 3h10v18H7zM9.500 6.500h5M9.500 13h5M9.500 16h5" />,
  stopped: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M9.500 9v6M14.500 9v6" />
    </>
  ),
  disabled: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M6.500 6.500l11 11" />
    </>
  ),
  cloak: <path d="M3 12c4 -7 14 -7 18 0M6 16c3 -5 9 -5 12 0M4 4l16 16" />,
  dock: <path d="M12 3v12M8 11l4 4 4 -4M4 19h16" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7v5l3.500 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6l-12 12" />,
  up: <path d="M6 15l6 -6 6 6" />,
  down: <path d="M6 9l6 6 6 -6" />,
  top: <path d="M6 5h12M6 17l6 -6 6 6" />,
  bottom: <path d="M6 19h12M6 7l6 6 6 -6" />,
  toStart: <path d="M6 5v14M18 5l-9 7 9 7" />,
  toEnd: <path d="M18 5v14M6 5l9 7 -9 7" />,
  on: <path d="M10 5l7 7 -7 7" />,
  back: <path d="M14 5l-7 7 7 7" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 11v5M12 7.500v.5" />
    </>
  ),
  /** A small screen that is held in a hand. */
  device: <path d="M7 3h10v18H7zM10.500 18h3" />,
  alert: <path d="M12 4l9 16H3zM12 10v5M12 17v.5" />,
  /** A page with a line that is not drawn: nobody has written the text. */
  unwritten: <path d="M7 3h10v18H7zM9.500 7h5M9.500 12h.5M12 12h.5M14.500 12h.5M9.500 16h.5M12 16h.5M14.500 16h.5" />,
  /** Two hands that meet. */
  agree: <path d="M3 9l4 -3 5 2 5 -2 4 3v6l-4 2 -3 2 -3 -1 -3 1 -5 -4zM12 8l-3 3 2 2 3 -2 4 4" />,
  correct: <path d="M4 20l1 -4 11 -11 3 3 -11 11zM13.500 7.500l3 3" />,
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.500 20c1 -4 4 -6 7.500 -6s6.500 2 7.500 6" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.500" />
      <path d="M2.500 19c.8 -3.500 3.300 -5.500 6.500 -5.500s5.700 2 6.500 5.500M16 5a3.500 3.500 0 0 1 0 6.500M18 14c2 .8 3.200 2.500 3.700 5" />
    </>
  ),
  robot: <path d="M5 9h14v10H5zM12 9V5M9.500 13v2M14.500 13v2M3 12v4M21 12v4" />,
  talk: <path d="M4 5h16v11H10l-5 4v-4H4z" />,
  book: (
    <path d="M12 6.500c-2 -1.700 -5 -2 -9 -1.800v13c4 -.2 7 .1 9 1.800c2 -1.700 5 -2 9 -1.800v-13c-4 -.2 -7 .1 -9 1.800zM12 6.500v13" />
  ),
  copy: <path d="M8 8h11v12H8zM5 16V4h11" />,
  /** Two sliders. */
  settings: (
    <>
      <path d="M4 8h8M17 8h3M4 16h3M12 16h8" />
      <circle cx="14.500" cy="8" r="2.500" />
      <circle cx="9.500" cy="16" r="2.500" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof drawings;

/** A line drawing in the colour of the text. It says nothing to screen readers: the words beside it do. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {drawings[name]}
    </svg>
  );
}
