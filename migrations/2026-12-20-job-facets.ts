import { type Kysely, sql } from 'kysely';

/** Each state and union territory: other names for it, and large cities that are often written without it. */
const states: Record<string, string> = {
  'Andhra Pradesh': 'ap, visakhapatnam, vizag, vijayawada, guntur, tirupati, nellore, kakinada, kurnool',
  'Arunachal Pradesh': 'itanagar',
  Assam: 'guwahati, dibrugarh, silchar',
  Bihar: 'patna, gaya, muzaffarpur, bhagalpur',
  Chhattisgarh: 'chattisgarh, raipur, bilaspur, bhilai, korba',
  Goa: 'panaji, panjim, margao, vasco da gama',
  Gujarat: 'ahmedabad, surat, vadodara, baroda, rajkot, gandhinagar, bhavnagar, jamnagar, vapi, ankleshwar',
  Haryana: 'gurugram, gurgaon, faridabad, manesar, panipat, sonipat, rohtak, ambala, karnal',
  'Himachal Pradesh': 'hp, shimla, baddi, solan, dharamshala',
  Jharkhand: 'ranchi, jamshedpur, dhanbad, bokaro',
  Karnataka:
    'bengaluru, bangalore, mysuru, mysore, hubballi, hubli, mangaluru, mangalore, belagavi, hosapete',
  Kerala: 'kochi, cochin, ernakulam, thiruvananthapuram, trivandrum, kozhikode, calicut, thrissur',
  'Madhya Pradesh': 'mp, indore, bhopal, jabalpur, gwalior, ujjain, pithampur',
  Maharashtra:
    'mumbai, bombay, navi mumbai, thane, pune, nagpur, nashik, nasik, aurangabad, kolhapur, bhiwandi, solapur',
  Manipur: 'imphal',
  Meghalaya: 'shillong',
  Mizoram: 'aizawl',
  Nagaland: 'kohima, dimapur',
  Odisha: 'orissa, bhubaneswar, cuttack, rourkela, angul, jharsuguda',
  Punjab: 'ludhiana, amritsar, jalandhar, mohali, patiala, bathinda',
  Rajasthan: 'jaipur, jodhpur, udaipur, kota, ajmer, bhiwadi, alwar, bikaner',
  Sikkim: 'gangtok',
  'Tamil Nadu':
    'tamilnadu, tn, chennai, madras, coimbatore, madurai, tiruchirappalli, trichy, salem, tiruppur, hosur, sriperumbudur',
  Telangana: 'hyderabad, secunderabad, warangal, nizamabad, karimnagar',
  Tripura: 'agartala',
  'Uttar Pradesh':
    'up, noida, greater noida, ghaziabad, lucknow, kanpur, varanasi, agra, meerut, allahabad, prayagraj, gorakhpur, bareilly',
  Uttarakhand: 'uttaranchal, uk, dehradun, haridwar, rudrapur, roorkee',
  'West Bengal': 'wb, kolkata, calcutta, howrah, durgapur, siliguri, asansol, haldia',
  'Andaman and Nicobar Islands': 'andaman and nicobar, andaman & nicobar islands, port blair',
  Chandigarh: '',
  'Dadra and Nagar Haveli and Daman and Diu': 'silvassa, daman, diu, dadra and nagar haveli',
  Delhi: 'new delhi, delhi ncr, ncr, ncr delhi, nct of delhi',
  'Jammu and Kashmir': 'jammu & kashmir, j&k, j & k, jammu, srinagar',
  Ladakh: 'leh, kargil',
  Lakshadweep: '',
  Puducherry: 'pondicherry, karaikal',
};

const stateOfPlace = Object.fromEntries(
  Object.entries(states).flatMap(([state, places]) =>
    [state.toLowerCase(), ...places.split(', ')].filter(Boolean).map((place) => [place, state]),
  ),
);

/** The n-th of the places that a location names, looked up. */
const placeAt = (n: number) =>
  `'${JSON.stringify(stateOfPlace)}'::jsonb ->> btrim(split_part(btrim(
    regexp_replace(lower(location), '[^[:alpha:]&. ]+|\\mindia\\M', ',', 'g'), ' ,.'), ',', ${n}), ' .')`;

/** What cannot be read is `not-said`. */
const readers = [
  // The state comes last; where it is missing, a large city tells.
  `create function job_state(location text) returns text language sql immutable parallel safe
    return coalesce(${placeAt(-1)}, ${placeAt(1)}, ${placeAt(2)}, 'not-said')`,
  // Security Guard, be it (Night), - Rotational or Ex-Serviceman after a comma. None has a comma in it, so that an
  // address can list several.
  `create function job_position(open_position text) returns text language sql immutable parallel safe
    return coalesce(
      nullif(btrim(regexp_replace(open_position, '[[:space:]]*([(,;]|[[:space:]][-–—][[:space:]]).*$', '')), ''),
      btrim(translate(open_position, ',', ' ')))`,
  `create function job_pay(monthly integer) returns text language sql immutable parallel safe
    return case
      when monthly is null then 'not-said'
      when monthly < 15000 then '0-15000'
      when monthly < 20000 then '15000-20000'
      when monthly < 30000 then '20000-30000'
      when monthly < 50000 then '30000-50000'
      else '50000-up'
    end`,
  // By the fewest years that are asked for.
  `create function job_experience(experience text) returns text language sql immutable parallel safe
    return case
      when experience ~* 'fresher|no experience|not (required|needed|necessary)|^ *(none|nil)\\M|up ?to' then '0'
      when experience ~* '^[^0-9]*[0-9]+ *(months?|mths?)\\M' then '0'
      when experience ~ '^[^0-9]*0*[0-9]{3}' then 'not-said'
      when experience ~ '^[^0-9]*0+([^0-9]|$)' then '0'
      when experience ~ '^[^0-9]*0*[12]([^0-9]|$)' then '1-2'
      when experience ~ '^[^0-9]*0*[345]([^0-9]|$)' then '3-5'
      when experience ~ '^[^0-9]*0*[6-9]([^0-9]|$)' then '6-9'
      when experience ~ '^[^0-9]*[1-4][0-9]([^0-9]|$)' then '10-up'
      else 'not-said'
    end`,
];

const cells = (rows: string) => `
  select coalesce(facets[1], ''), coalesce(facets[2], ''), coalesce(facets[3], ''), coalesce(facets[4], ''), sum(change)
  from (${rows}) as job group by cube (facets[1], facets[2], facets[3], facets[4]) having sum(change) <> 0`;

export async function up(db: Kysely<any>): Promise<void> {
  for (const reader of readers) await run(db, reader);
  // Each with its facet's name, since all are looked up in one index.
  await run(
    db,
    `alter table job_openings add column facets text[] not null generated always as (array[
      'state:' || job_state(location), 'position:' || job_position(open_position),
      'pay:' || job_pay(max_salary_monthly), 'experience:' || job_experience(experience)
    ]) stored`,
  );
  // Beside the words and the week, so that a search and a filter meet in one index.
  await sql`drop index job_openings_search`.execute(db);
  await sql`
    create index job_openings_search on job_openings using gin (search, (array[job_week(opened_at)]), facets)
    with (fastupdate = off) where status = 'open'
  `.execute(db);

  // How many open jobs have these facets together. An empty one stands for any: the row of four empty ones counts all
  // jobs. \`parts\` tells which are not empty, so that few rows are read for any choice.
  const part = (column: string, bit: number) => `case when ${column} = '' then 0 else ${bit} end`;
  await run(
    db,
    `create table job_facet_counts (
      parts integer generated always as (
        ${part('state', 8)} + ${part('position_name', 4)} + ${part('pay', 2)} + ${part('experience', 1)}) stored,
      state text collate "C", position_name text collate "C", pay text collate "C", experience text collate "C",
      jobs integer not null,
      primary key (parts, state, position_name, pay, experience)
    ) with (fillfactor = 70)`,
  );
  await sql`create index job_facet_counts_by_position on job_facet_counts (parts, position_name, pay, experience)`.execute(
    db,
  );

  await run(
    db,
    `create function rebuild_job_facets() returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('job_list'));
      delete from job_facet_counts;
      insert into job_facet_counts (state, position_name, pay, experience, jobs)
        ${cells("select facets, 1 as change from job_openings where status = 'open'")};
    end $$`,
  );
  // What rebuilds the list's other counts rebuilds these as well.
  await sql`alter function rebuild_job_list() rename to rebuild_job_list_blocks`.execute(db);
  await run(
    db,
    `create function rebuild_job_list() returns void language plpgsql as $$
    begin
      perform rebuild_job_list_blocks();
      perform rebuild_job_facets();
    end $$`,
  );

  const opened = "select facets, 1 as change from new_jobs where status = 'open'";
  const closed = "select facets, -1 as change from old_jobs where status = 'open'";
  const events = [
    { event: 'insert', rows: opened, tables: 'new table as new_jobs' },
    { event: 'delete', rows: closed, tables: 'old table as old_jobs' },
    {
      event: 'update',
      rows: `${opened} union all ${closed}`,
      tables: 'old table as old_jobs new table as new_jobs',
    },
  ];
  for (const { event, rows, tables } of events) {
    await run(
      db,
      `create function count_job_facets_on_${event}() returns trigger language plpgsql as $$
      begin
        if not exists (${rows}) then
          return null;
        end if;
        perform pg_advisory_xact_lock(hashtext('job_list'));
        insert into job_facet_counts as kept (state, position_name, pay, experience, jobs) ${cells(rows)}
        on conflict (parts, state, position_name, pay, experience) do update set jobs = kept.jobs + excluded.jobs;
        return null;
      end $$`,
    );
    await run(
      db,
      `create trigger count_job_facets_on_${event} after ${event} on job_openings
        referencing ${tables} for each statement execute function count_job_facets_on_${event}()`,
    );
  }
  await sql`select rebuild_job_facets()`.execute(db);
}

function run(db: Kysely<any>, statement: string) {
  return sql.raw(statement).execute(db);
}
