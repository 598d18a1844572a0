// Nothing is here yet: pairing, results and standings will be, without clocks and I/O of their own.
export {};
