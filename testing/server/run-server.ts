// Runs the real server in a process of its own, as `npm start` does, from the sources.
import { serve } from '#server/main.ts';

process.exitCode = await serve(process.env);
