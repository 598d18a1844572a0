/** Whether less motion is wanted: by the reader's system, or by a choice made here. */
export const isCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Things glide into sight, unless less motion is wanted. */
export const glide = (): ScrollBehavior => (isCalm() ? 'auto' : 'smooth');
