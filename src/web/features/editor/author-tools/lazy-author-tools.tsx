// Loads and shows the author tools once someone entitled to them opens them.
import { awaitedPart } from '#web/api/awaited-part.tsx';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useAuthorTools } from '../session/state/author-tools-state.ts';

const AuthorToolsPanel = awaitedPart(() => import('./author-tools-panel.tsx'), 'AuthorToolsPanel');

export function LazyAuthorTools() {
  const { userEntitled } = useVisitor();
  const isOpen = useAuthorTools((state) => state.isOpen);
  return userEntitled && isOpen ? <AuthorToolsPanel /> : null;
}
