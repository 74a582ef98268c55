import { BlogEditor } from './blog-editor.tsx';

export default function NewBlogScreen() {
  return <BlogEditor />;
}
