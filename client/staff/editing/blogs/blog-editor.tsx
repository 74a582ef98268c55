import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { StaffBlog } from '../../../../src/contract/staff/blogs.ts';
import { nameInEnglish, source } from '../../../../src/languages.ts';
import { Badge } from '../../ui/badge.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { When } from '../../ui/when.tsx';
import { BackLink, ContentHead } from '../content-head.tsx';
import { DraftNotes, readRefusal } from '../draft-notes.tsx';
import { History } from '../history.tsx';
import { listTextLabels, readTextValues } from '../translated-texts.ts';
import { TranslationFields } from '../translation-fields.tsx';
import { useDraft } from '../use-draft.ts';
import { BlogActions } from './blog-actions.tsx';
import { blogFieldLabels, blogHistory, stateLabels, translatedBlogFields } from './blog-labels.ts';
import { BlogPreview } from './blog-preview.tsx';
import { Cover } from './cover.tsx';
import { MarkdownInput } from './markdown-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { usePictureUpload } from './use-picture-upload.ts';
import { type BlogDraft, useSaveBlog } from './use-save-blog.ts';
import './blogs.css';

const fieldRenderers = { BlogImagePath: (path: string) => <Cover path={path} sizes="10rem" width={160} /> };
const empty = { Subject: '', SubHeading: '', Discription: '', BlogImagePath: '' };

const labels = [...blogFieldLabels, ...listTextLabels(translatedBlogFields, nameInEnglish)];

/** The text beside a live preview; on a phone one of them at a time. */
export function BlogEditor({ blog }: { blog?: StaffBlog }) {
  const stored = blog?.translations ?? {};
  const upload = usePictureUpload((BlogImagePath) => draft.set({ BlogImagePath }));
  const draft = useDraft(
    blog ? `blog ${blog.BlogId}` : 'new blog',
    // A blog that is not stored yet has version 0, which is older than its first save.
    {
      version: blog?.version ?? 0,
      values: Object.assign({ ...(blog?.values ?? empty) }, readTextValues(translatedBlogFields, stored)),
    },
    upload.describeLoss,
  );
  const navigate = useNavigate();
  const { call, isWaiting, save } = useSaveBlog(blog, draft, upload);
  const [pane, setPane] = useState<'write' | 'look'>('write');
  const [refusals, setRefusals] = useState(0);
  const [code, setCode] = useState(source.code);
  const deferred = useDeferredValue(draft.values);
  const shown = useMemo(() => inLanguage(deferred, code), [deferred, code]);
  const { isRefused, error } = readRefusal(draft, call.error);
  const state = blog && stateLabels[blog.state];

  const saveIfDecided = async () => (draft.isUndecided ? undefined : save());
  /** Shows the error, also when the preview or a dialog covers the form. */
  const refuse = () => {
    setPane('write');
    setRefusals((count) => count + 1);
  };
  const saveNow = async () => {
    if (call.isPending) return;
    const saved = await saveIfDecided();
    if (saved === undefined && (draft.isUndecided || pane === 'look')) refuse();
    if (saved === undefined || blog) return;
    const { BlogId, version } = saved;
    // A picture may have been chosen while the blog was being saved. It goes to the new screen with the text typed
    // meanwhile.
    await upload.settle();
    draft.transferTo(`blog ${BlogId}`, { version, values: draft.latest().base.values });
    void navigate({ to: '/blogs/$blogId', params: { blogId: String(BlogId) }, replace: true });
  };
  useSaveShortcut(saveNow);

  return (
    <div className="screen screen--wide">
      <ContentHead
        back={<BackLink to="/blogs">Blogs</BackLink>}
        title={draft.values.Subject || (blog ? 'Untitled blog' : 'New blog')}
        badge={state && <Badge tone={state.tone}>{state.text}</Badge>}
        facts={
          blog?.publishedAt && (
            <span>
              {blog.state === 'scheduled' ? 'Scheduled for ' : 'Published '}
              <When at={blog.publishedAt} full />
            </span>
          )
        }
      >
        {blog && (
          <BlogActions
            blog={blog}
            save={draft.isDirty || upload.isPending ? saveIfDecided : undefined}
            onRefused={refuse}
          />
        )}
      </ContentHead>
      <DraftNotes
        draft={draft}
        events={blog?.events}
        labels={labels}
        renderValue={fieldRenderers}
        isRefused={isRefused}
        refusals={refusals}
      />
      <fieldset className="switch switch--wide">
        <legend className="visually-hidden">View</legend>
        <button type="button" aria-pressed={pane === 'write'} onClick={() => setPane('write')}>
          Write
        </button>
        <button type="button" aria-pressed={pane === 'look'} onClick={() => setPane('look')}>
          Preview
        </button>
      </fieldset>
      <div className="blog-editor" data-pane={pane}>
        <div className="blog-editor__write">
          <StaffForm
            name="Blog"
            action={saveLabel(blog)}
            call={{ ...call, error }}
            attempt={refusals}
            onSubmit={saveNow}
            aside={
              <span className="d-small muted" role="status">
                {draft.isDirty ? 'Not saved yet' : blog && 'Saved'}
              </span>
            }
          >
            <TextInput
              label="Title"
              name="values.Subject"
              maxLength={200}
              value={draft.values.Subject}
              onType={(Subject) => draft.set({ Subject })}
            />
            <TextInput
              label="Sub-heading (optional)"
              name="values.SubHeading"
              maxLength={200}
              value={draft.values.SubHeading}
              onType={(SubHeading) => draft.set({ SubHeading })}
            />
            <PictureInput path={draft.values.BlogImagePath} upload={upload} isAwaited={isWaiting} />
            <MarkdownInput
              value={draft.values.Discription}
              onType={(Discription) => draft.set({ Discription })}
            />
            <TranslationFields
              fields={translatedBlogFields}
              values={draft.values}
              stored={stored}
              onType={draft.set}
              onEnter={setCode}
              renderMarkdown={(input) => <MarkdownInput {...input} />}
              explain={(language) =>
                `The pages in ${language} show this blog in English until every text is translated and none is outdated.`
              }
            />
          </StaffForm>
        </div>
        <BlogPreview values={shown} code={code} onLanguage={setCode} />
      </div>
      {blog && <History events={blog.events} descriptions={blogHistory} />}
    </div>
  );
}

/** The values with the texts of a language in place of the English ones. */
function inLanguage(values: BlogDraft, code: string): StaffBlog['values'] {
  if (code === source.code) return values;
  const texts = translatedBlogFields.map(({ name, english }) => [english, values[`${code}.${name}`] ?? '']);
  return { ...values, ...Object.fromEntries(texts) };
}

function saveLabel(blog: StaffBlog | undefined): string {
  if (blog === undefined) return 'Save draft';
  return blog.state === 'published' ? 'Save and publish' : 'Save';
}

/** Saves on Ctrl+S or Cmd+S. */
function useSaveShortcut(save: () => Promise<void>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
