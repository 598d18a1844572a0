export * from './who/index.generated.ts';
