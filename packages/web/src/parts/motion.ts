/** Things glide into sight, unless the reader's system asks for less motion. */
export const glide = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');
