/**
 * Lists that are shown whole. The API gives at most a hundred rows at once; here the rest is asked for too.
 */

const pageSize = 100;

type Load<Row> = (paging: { skip: number; take: number }) => Promise<{ data: Row[]; total: number }>;

/** Every row of a list, page after page. Throws what `load` throws. */
export async function everyPage<Row>(load: Load<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  while (true) {
    const { data, total } = await load({ skip: rows.length, take: pageSize });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
