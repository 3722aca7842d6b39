// The open elements while a part is read: gives them their short names and checks that they close in order.
import type { ReadLimits } from '../limits/limits.ts';
import { refuse } from '../limits/refusal.ts';
import { Attributes } from './attributes.ts';
import { decodeEntities } from './entities.ts';
import { type NamespaceScope, outermostScope } from './namespace-scope.ts';
import type { ScannedTag } from './scan-tag.ts';
import type { XmlHandler } from './xml-handler.ts';

interface OpenTag {
  readonly written: string;
  readonly name: string;
  /** The scope around it. */
  readonly outer: NamespaceScope;
}

/** Of the ways in which a file says the same thing for several programs, the first is read and the spare one left out. */
const isWrapper = (name: string): boolean => name === 'mc:AlternateContent' || name === 'mc:Choice';
const spareName = 'mc:Fallback';

const isDeclaration = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:');

export class TagStack {
  private readonly part: string;
  private readonly handler: XmlHandler;
  private readonly limits: ReadLimits;
  private readonly stack: OpenTag[] = [];
  private readonly attributes = new Attributes();
  private scope = outermostScope();
  private isRootRead = false;
  private spareDepth = 0;

  constructor(part: string, handler: XmlHandler, limits: ReadLimits) {
    this.part = part;
    this.handler = handler;
    this.limits = limits;
  }

  open(tag: ScannedTag): void {
    const isSecondRoot = this.isRootRead && this.stack.length === 0;
    if (isSecondRoot || this.stack.length >= this.limits.depth) refuse('brokenXml', { part: this.part });
    this.isRootRead = true;
    const outer = this.scope;
    this.takeAttributes(tag.attributes);
    const name = this.scope.elementName(tag.name);
    this.stack.push({ written: tag.name, name, outer });
    if (name === spareName) this.spareDepth += 1;
    else if (this.isHeard(name)) this.handler.open(name, this.attributes);
    if (tag.isEmpty) this.close(tag.name);
  }

  close(written: string): void {
    const open = this.stack.pop();
    if (open === undefined || open.written !== written) refuse('brokenXml', { part: this.part });
    this.scope = open.outer;
    if (open.name === spareName) this.spareDepth -= 1;
    else if (this.isHeard(open.name)) this.handler.close(open.name);
  }

  text(text: string): void {
    if (this.stack.length > 0) {
      if (this.spareDepth === 0) this.handler.text(text);
    } else if (/[^ \t\r\n\uFEFF]/.test(text)) refuse('brokenXml', { part: this.part });
  }

  /** Refuses a part that ends too early. */
  end(): void {
    if (this.stack.length > 0 || !this.isRootRead) refuse('brokenXml', { part: this.part });
  }

  private isHeard(name: string): boolean {
    return this.spareDepth === 0 && !isWrapper(name);
  }

  private takeAttributes(written: readonly string[]): void {
    this.attributes.clear();
    if (written.length === 0) return;
    this.declare(written);
    for (let index = 0; index < written.length; index += 2) {
      const name = written[index] ?? '';
      if (isDeclaration(name)) continue;
      const value = decodeEntities(written[index + 1] ?? '', this.part);
      const isNew = this.attributes.add(this.scope.attributeName(name), value);
      if (!isNew && !name.includes(':')) refuse('brokenXml', { part: this.part });
    }
  }

  private declare(written: readonly string[]): void {
    const declared: string[] = [];
    for (let index = 0; index < written.length; index += 2) {
      const name = written[index] ?? '';
      if (!isDeclaration(name)) continue;
      declared.push(name.slice('xmlns:'.length), decodeEntities(written[index + 1] ?? '', this.part));
    }
    if (declared.length > 0) this.scope = this.scope.inside(declared);
  }
}
