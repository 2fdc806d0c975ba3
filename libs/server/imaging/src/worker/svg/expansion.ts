import { Refusal } from '../read-picture.ts';

/** The maximum number of elements of a drawing after each reference is replaced by its target. */
const MAX_EXPANDED = 100_000;
/** The maximum length of a chain of references. Usual drawings have chains of three or four. */
const MAX_HOPS = 64;

interface Range {
  readonly start: number;
  end: number;
}

/**
 * Collects the elements of a document in order, with their ids and references, from a parser. `check` refuses
 * documents that references expand too far ("use" bombs), or whose references form a circle.
 */
export class Expansion {
  readonly #open: Range[] = [];
  readonly #named = new Map<string, Range[]>();
  readonly #references: { readonly at: number; readonly id: string }[] = [];
  readonly #sizes = new Map<string, number>();
  readonly #underWay = new Set<string>();
  #elements = 0;

  open(id: string | undefined): void {
    const range = { start: this.#elements, end: this.#elements };
    this.#elements += 1;
    this.#open.push(range);
    if (id !== undefined) this.#named.set(id, [...(this.#named.get(id) ?? []), range]);
  }

  /** Records that the innermost open element refers to another element. */
  refer(id: string): void {
    this.#references.push({ at: this.#elements - 1, id });
  }

  close(): void {
    const range = this.#open.pop();
    if (range) range.end = this.#elements;
  }

  check(): void {
    const size = this.#sizeOf({ start: 0, end: this.#elements });
    if (size > MAX_EXPANDED) throw new Refusal('IMAGE_TOO_LARGE', `${size} elements with references`);
  }

  #sizeOf({ start, end }: Range): number {
    let size = end - start;
    for (let at = this.#firstReferenceFrom(start); at < this.#references.length; at += 1) {
      const reference = this.#references[at];
      if (!reference || reference.at >= end) break;
      size += this.#sizeNamed(reference.id);
    }
    return size;
  }

  #sizeNamed(id: string): number {
    const known = this.#sizes.get(id);
    if (known !== undefined) return known;
    if (this.#underWay.has(id)) throw new Refusal('INVALID_FILE_FORMAT', `#${id} names itself`);
    if (this.#underWay.size >= MAX_HOPS) throw new Refusal('IMAGE_TOO_LARGE', 'too many hops');
    this.#underWay.add(id);
    const size = (this.#named.get(id) ?? []).reduce((sum, range) => sum + this.#sizeOf(range), 0);
    this.#underWay.delete(id);
    this.#sizes.set(id, size);
    return size;
  }

  #firstReferenceFrom(start: number): number {
    let [low, high] = [0, this.#references.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#references[middle]?.at ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
