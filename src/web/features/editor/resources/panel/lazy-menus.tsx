// The menus of the panel, whose code comes right after its fields.
import { awaitedPart } from '#web/api/awaited-part.tsx';
import classes from './resources-panel.module.css';

const meanwhile = <span className={classes.menu} />;

export const ItemMenu = awaitedPart(() => import('./resource-menu.tsx'), 'ItemMenu', meanwhile);

export const SectionMenu = awaitedPart(() => import('../actions/section-menu.tsx'), 'SectionMenu', meanwhile);
