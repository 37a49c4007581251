import { writeSchemas } from '../content-reader/json-schemas.ts';
import { collections } from '../site/collections.ts';

writeSchemas(process.cwd(), collections);
