import { writeSchemas } from '../content-reader/json-schemas.ts';
import { COLLECTIONS } from '../site/schemas/collections.ts';

writeSchemas(process.cwd(), COLLECTIONS);
