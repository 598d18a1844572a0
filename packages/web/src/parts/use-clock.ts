import { useEffect, useState } from 'react';

const often = 250;

/**
 * Whole seconds left of a clock that the server keeps. Only the time since it was told is measured here: what the browser's
 * clock says does not matter.
 */
export function useClock(ends: number | undefined, now: number | undefined, isStopped = false): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (ends === undefined || now === undefined) return undefined;
    const heard = Date.now();
    const show = () => setSeconds(Math.max(0, Math.ceil((ends - now - (Date.now() - heard)) / 1000)));
    show();
    if (isStopped) return undefined;
    const timer = setInterval(show, often);
    return () => clearInterval(timer);
  }, [ends, now, isStopped]);
  return ends === undefined ? undefined : seconds;
}
