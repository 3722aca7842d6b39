// The menus of the panel, whose code loads right after its fields.
import { awaitedPart } from '#web/api/awaited-part.tsx';
import classes from './resources-panel.module.css';

const meanwhile = <span className={classes.menu} />;

export const ResourceMenu = awaitedPart(() => import('./resource-menu.tsx'), 'ResourceMenu', meanwhile);

export const SectionMenu = awaitedPart(() => import('../actions/section-menu.tsx'), 'SectionMenu', meanwhile);
