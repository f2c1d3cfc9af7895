import { findColumns } from '#src/sections/benefits/sheetLayout.ts';

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** Cards of these widths in rows of so many columns. */
function fillRows(widths: readonly number[], columns: number) {
  const rows: number[][] = [];
  for (const width of widths) {
    const row = rows.at(-1);
    if (row && sum(row) < columns) row.push(width);
    else rows.push([width]);
  }
  return rows;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i benefits fill every row in each layout', (cards) => {
  const found = Array.from({ length: cards }, (_, rank) => findColumns(rank, cards));
  const layouts = [
    { columns: 2, widths: found.map(({ pairs }) => pairs) },
    { columns: 6, widths: found.map(({ sixths }) => sixths) },
  ];
  for (const { columns, widths } of layouts) {
    expect(fillRows(widths, columns).filter((row) => sum(row) !== columns)).toEqual([]);
  }
});
