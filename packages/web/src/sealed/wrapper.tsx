import { useId } from 'react';

const sealedEdge = 'M6 8 12 2 18 8 24 2 30 8 36 2 42 8 48 2 54 8 60 2 66 8 72 2 78 8 84 2 90 8 96 2 104 8V146H6Z';
const tornEdge = 'M6 40 14 32 26 42 38 30 50 40 62 32 74 42 88 30 104 38V146H6Z';

const tones = {
  pack: ['#16254e', '#3d5fae', '#1b2f63', '#4a6cc0', '#121d40'],
  premium: ['#4a3510', '#a9812f', '#5c4417', '#c79a3d', '#33240a'],
} as const;

/** A pack, closed or torn open. */
export function WrapperArt({
  kind,
  torn,
  width,
}: {
  readonly kind: keyof typeof tones;
  readonly torn: boolean;
  /** In pixels; else as wide as there is room. */
  readonly width?: number;
}) {
  const gradient = useId();
  return (
    <svg viewBox="0 0 110 150" width={width ?? '100%'} aria-hidden="true" className="wrapper-art">
      <defs>
        <linearGradient id={gradient} x1="0" x2="1">
          {tones[kind].map((tone, at) => (
            <stop key={tone} offset={[0, 0.3, 0.5, 0.8, 1][at]} stopColor={tone} />
          ))}
        </linearGradient>
      </defs>
      <path d={torn ? tornEdge : sealedEdge} fill={`url(#${gradient})`} stroke="#f4c662" strokeOpacity=".7" />
      {!torn && <path d="M6 18H104" stroke="#f4c662" strokeOpacity=".6" />}
      <g fill="none" stroke="#f4c662">
        <circle cx="55" cy="86" r="25" strokeOpacity=".6" />
        <path d="M14 86H96" strokeOpacity=".8" />
      </g>
      <path d="M55 66 59 82 75 86 59 90 55 106 51 90 35 86 51 82Z" fill="#f4c662" />
    </svg>
  );
}
