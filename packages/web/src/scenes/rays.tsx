import type { CSSProperties } from 'react';

const count = 40;

/** Light behind something that is won. It stands still: nothing runs where somebody reads. */
export const Rays = ({ x = '24%', y = '46%' }: { readonly x?: string; readonly y?: string }) => (
  <div className="scene-rays" aria-hidden="true" style={{ left: x, top: y }}>
    {Array.from({ length: count }, (_, at) => (
      <i
        key={at}
        style={{ '--turn': `${(at * 360) / count}deg`, '--far': 0.55 + ((at * 37) % 17) / 38 } as CSSProperties}
      />
    ))}
  </div>
);
