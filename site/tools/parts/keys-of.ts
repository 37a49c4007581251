/** The keys of a closed record, in the order of the data file. */
export const keysOf = <Record extends object>(record: Record) => Object.keys(record) as (keyof Record & string)[];
