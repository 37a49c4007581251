import fc from 'fast-check';

/**
 * The same examples on every machine, so that a change is judged by what it changed and not by chance.
 * PROPERTY_SEED=7 tries others; what fails there becomes an example of its own.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export { fc };
