import { site } from '../../src/content/site.ts';

/** React lifts both into the document's head. */
export function PageHead({ name, description }: { name: string; description: string }) {
  return (
    <>
      <title>{`${name} | ${site.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
