import { currentBuild, listBuilds } from '../publish/builds.ts';

const dist = process.env['DIST_DIR'] || './dist';
const [builds, current] = [await listBuilds(dist), await currentBuild(dist)];
if (builds.length === 0) console.log('There is no build yet: npm run build makes one.');
for (const id of builds) console.log(id === current ? `${id}  published` : id);
