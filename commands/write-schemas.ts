import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { editorMap, jsonSchemaOf, SCHEMA_FOLDER, schemaFiles } from './json-schemas.ts';

const SETTINGS = '.vscode/settings.json';
const write = (path: string, data: object) => writeFileSync(path, `${JSON.stringify(data, null, 2)}\n`);

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER, { recursive: true });
for (const { name, path } of schemaFiles) write(path, jsonSchemaOf(name));
const settings: object = JSON.parse(readFileSync(SETTINGS, 'utf8'));
write(SETTINGS, { ...settings, ...editorMap() });

const biome = 'node_modules/@biomejs/biome/bin/biome';
const { status } = spawnSync(process.execPath, [biome, 'format', '--write', SCHEMA_FOLDER, SETTINGS], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
