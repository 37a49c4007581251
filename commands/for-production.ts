/** Imported before anything else of a build: React chooses its kind when it is first loaded. */
process.env['NODE_ENV'] = 'production';
