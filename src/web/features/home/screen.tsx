// The front page: the visitor's own templates, or an invitation to make the first one; the gallery stands beside.
import { useVisitor } from '#web/state/visitor.ts';
import { Gallery } from './gallery/gallery.tsx';
import { Intro } from './parts/intro.tsx';
import { Lists } from './parts/lists.tsx';
import { TemplateCard } from './parts/template-card.tsx';
import classes from './screen.module.css';

export function RecentScreen() {
  const { templates } = useVisitor();
  const newestFirst = [...templates].sort((one, other) => other.timestamp - one.timestamp);
  return (
    <Lists>
      {newestFirst.length === 0 ? (
        <Intro />
      ) : (
        <ul className={classes.cards}>
          {newestFirst.map((template) => (
            <TemplateCard key={template.uuid} template={template} />
          ))}
        </ul>
      )}
    </Lists>
  );
}

export function GalleryScreen() {
  return (
    <Lists>
      <Gallery />
    </Lists>
  );
}
