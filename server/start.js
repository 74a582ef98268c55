import { existsSync } from 'node:fs';

// Plain JavaScript, so that an old Node can read it and say what is wrong instead of failing on a type.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Guardhouse needs Node 24.15 or later and this is ${process.versions.node}. ` +
      '`npm start` brings its own; or install a newer Node.',
  );
  process.exit(1);
}
// Settings of the environment win over those of the file.
if (existsSync('.env')) process.loadEnvFile('.env');
await import('./main.ts');
