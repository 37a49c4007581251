const nobody = 65_534;

/** Does something with the rights the test began with. */
export type AsOwner = (work: () => void) => void;

/** Root may write everywhere, which no service should: runs the work as a user who may not. */
export async function withoutRootRights(work: (asOwner: AsOwner) => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return work((owned) => owned());
  process.seteuid?.(nobody);
  try {
    await work((owned) => {
      process.seteuid?.(0);
      owned();
      process.seteuid?.(nobody);
    });
  } finally {
    process.seteuid?.(0);
  }
}
