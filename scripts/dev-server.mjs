// The server straight from its sources, for `npm run dev` to start again whenever one of them changes.
import { serve } from '#server/main.ts';

process.exitCode = await serve(process.env);
