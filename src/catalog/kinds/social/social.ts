// All kinds of the family social.
import type { Kind } from '../../kind/kind.ts';
import { organisations } from './organisations.ts';
import { sheltersAndUnions } from './shelters-and-unions.ts';
import { socialEnterprises } from './social-enterprises.ts';

export const social: readonly Kind[] = [...organisations, ...socialEnterprises, ...sheltersAndUnions];
