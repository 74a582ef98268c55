import { ScreenSection } from '../../ui/screen-page.tsx';
import '../archive.css';

const contents: [name: string, text: string][] = [
  [
    'Submissions',
    'Contacts, quotations, applications, postings and data requests, with notes, history and mails, as CSV and JSON',
  ],
  ['Jobs and quotations', 'as CSV and JSON, with the PDF of each quotation'],
  ['Blogs', 'as Markdown in each language'],
  ['Website', 'Pages, drafts and earlier versions as JSON with their schemas; translations as PO'],
  ['Files', 'Resumes, attachments, pictures and compliance documents as they are'],
  ['Audit log and members', 'who did what and when; names, addresses and roles'],
];

/** Before somebody makes an archive, what is in it and what is not. */
export function ArchiveContents() {
  return (
    <ScreenSection title="What is in it">
      <dl className="moving-out__facts">
        {contents.map(([name, text]) => (
          <div key={name} className="moving-out__part">
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="d-small muted">
        Not in it: passwords, second factors, sessions and invitations. A file named README says how each part
        is read. The archive can be moved into an empty installation, where everything is as it was and
        members are invited again.
      </p>
    </ScreenSection>
  );
}
