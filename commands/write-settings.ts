import { writeFileSync } from 'node:fs';
import { settingsDocument } from './settings-table.ts';

writeFileSync('docs/settings.md', settingsDocument());
