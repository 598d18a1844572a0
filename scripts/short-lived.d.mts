export const shortLived: string[];
