// A list of whole numbers that grows in flat memory: four bytes each, however many there are.

export class IntList {
  private numbers = new Int32Array(1024);
  count = 0;

  push(number: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Int32Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count] = number;
    this.count += 1;
  }

  pop(): number {
    this.count -= 1;
    return this.numbers[this.count] ?? 0;
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }

  set(index: number, number: number): void {
    this.numbers[index] = number;
  }

  /** The first so many of them. */
  toArray(): Int32Array {
    return this.numbers.slice(0, this.count);
  }
}
