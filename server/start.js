import { existsSync } from 'node:fs';

// Plain JavaScript, so that an old Node can read it and say what is wrong instead of failing on a type.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Guardhouse needs Node 22.18 or later and this is ${process.versions.node}. ` +
      '`npm start` brings its own; or install a newer Node.',
  );
  process.exit(1);
}
// Settings of the environment win over those of the file.
if (existsSync('.env')) process.loadEnvFile('.env');
await import('./main.ts');
