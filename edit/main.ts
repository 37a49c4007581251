import { isImportedContentReadable } from '../site/check.ts';
import { readEditSettings } from './settings.ts';

async function edit(): Promise<void> {
  const settings = readEditSettings(process.env);
  const { startEditServer } = await import('./serving/start.ts');
  const { address } = await startEditServer(process.cwd(), settings);
  console.log(
    `\nEdit the site at ${address}\nOnly you can open it, on this machine. Stop with Ctrl+C.\n`,
  );
}

if (isImportedContentReadable())
  await edit().catch((error: unknown) => {
    // Editors read this: where in the program it happened says nothing to them.
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
else process.exitCode = 1;
