import { FORMAT } from '../format.ts';

/** For somebody who has never seen this product. */
export const readmeText = `# Everything that was in Guardhouse

This archive holds all that a company had in Guardhouse: its website, its jobs, what visitors sent, what the office did
with it, and every file. It needs no Guardhouse to be read. It contains personal data: keep it as you would keep the
resumes themselves, and delete it when you no longer need it.

All texts are UTF-8. Times are ISO 8601 in UTC, such as 2026-11-21T08:35:00+00:00; India is 5 hours 30 minutes ahead.
Amounts are in rupees.

| Folder | What it holds | Opens in |
|---|---|---|
| submissions/ | What visitors sent, one file for each form: \`contact\`, \`quotation\`, \`application\`, \`posting\`, \`data-request\` | Excel, LibreOffice (.csv); any program (.json) |
| history/ | Notes and changes of the office, the mails that were exchanged, the mails of the website, and which submissions are of the same person | the same |
| quotations/ | The quotations; the PDF of each is in files/resumes | the same |
| jobs/ | Job openings, their positions, the stages of hiring | the same |
| compliance/, pictures/, members/, audit-log/ | Licences and certificates, pictures of the website, the members of the office, who did what and when | the same |
| blogs/ | Each blog in each language, as Markdown with front matter | a text editor; Hugo, Jekyll, Astro |
| content/ | The pages and words of the website: \`.published.json\` is what visitors read, \`.draft.json\` what is being edited. content/schemas has a JSON Schema of each kind | a text editor |
| catalogues/ | Every sentence of the website with its translation, as PO | Poedit, Weblate |
| files/resumes/ | Resumes, attachments and PDFs of quotations. Their names are in files/resumes-and-attachments.csv, and each table names its files by their path here | Word, a PDF reader |
| files/publications/ | Pictures of the website and compliance documents as PDF | an image viewer, a PDF reader |
| records/ | The exact rows of the database, for programs: one JSON object on each line. Everything above was made from these rows | any program |
| manifest.json | Every table with its columns, their types and what they refer to; every entry with its size and SHA-256; the files that were missing; the files that were left out | any program |

- In the CSV files a cell that begins with = + - @ has an apostrophe before it, so that no spreadsheet takes it for a
  formula. The JSON files have the text as it was.
- A reference such as QU-2026-7K3M is the same in all files.
- Files that no virus scanner has looked at are listed in manifest.json as \`unscanned\`. Open them with care. Files in
  which a virus was found are not in the archive; they are listed as \`leftOut\`.
- There are no passwords, no secrets of the second factor and no sessions. Members have a name, an address and roles.
- Drafts and all earlier versions of the website are in records/content_versions.ndjson; what was published when is in
  records/content_publications.ndjson.
- To check an entry: its SHA-256 (\`sha256sum FILE\`) is the one in manifest.json.
- To go back into an empty Guardhouse of the same release (format ${FORMAT}): sign in as its first owner, open Office →
  Moving in and upload the archive. Or, for one of any size: \`npm run move-in -- ARCHIVE\`.
`;
