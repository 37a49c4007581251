import fc from 'fast-check';

/** The same examples on every machine; PROPERTY_SEED=7 tries others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export { fc };
