import { createReadStream } from 'node:fs';
import { askServer, tellServer } from '../../files/tell-server.ts';
import { type ChosenKinds, UnreadableSource } from '../found-item.ts';
import type { PlannedItem } from '../planned-item.ts';
import { readTableColumns } from '../tables/table-columns.ts';
import type { Readers } from '../writing.ts';
import { planItem } from './plan-item.ts';
import { BATCH_CHARACTERS, BATCH_ITEMS, type ReadingTask, type Told } from './read-apart.ts';
import { storable } from './storable.ts';

const SIGN_OF_LIFE_MS = 1_000;

const tell = (told: Told) => tellServer(told);
const ask = (told: Told) => askServer(told);

const task = (await ask({ isReady: true })) as ReadingTask;
try {
  tell({ result: task.what === 'columns' ? await readColumns(task.path) : await readItems(task) });
} catch (error) {
  if (error instanceof UnreadableSource) tell({ unreadable: error.message });
  else tell({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

async function readColumns(path: string) {
  return readTableColumns(createReadStream(path));
}

async function readItems({
  path,
  readers: module,
  source,
  retention,
  ...options
}: Extract<ReadingTask, { what: 'items' }>): Promise<undefined> {
  const { readers }: { readers: Readers } = await import(module);
  const read = readers[source];
  if (read === undefined) throw new UnreadableSource('Such files cannot be read yet.');
  const file = createReadStream(path);
  let [bytes, toldAt] = [0, performance.now()];
  const showLife = () => {
    if (performance.now() - toldAt < SIGN_OF_LIFE_MS) return;
    toldAt = performance.now();
    tell({ bytes });
  };
  file.on('data', (chunk) => {
    bytes += chunk.length;
    showLife();
  });
  // Listening starts the flow, and a reader that asks something first would miss the beginning.
  file.pause();

  let items: PlannedItem[] = [];
  let size = 0;
  const give = async () => {
    await ask({ items, bytes });
    items = [];
    size = 0;
  };
  const kindsOf = async (site: string) => (await ask({ site })) as ChosenKinds;
  for await (const item of read(file, { ...options, kindsOf })) {
    const planned = await planItem(storable(item), retention);
    items.push(planned);
    size += JSON.stringify(planned).length;
    showLife();
    if (items.length >= BATCH_ITEMS || size >= BATCH_CHARACTERS) await give();
  }
  if (items.length > 0) await give();
}
