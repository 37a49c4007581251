import { writeSchemas } from '../content-reader/json-schemas.ts';
import { COLLECTIONS } from '../site/collections.ts';

writeSchemas(process.cwd(), COLLECTIONS);
