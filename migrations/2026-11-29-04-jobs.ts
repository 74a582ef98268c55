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
  sql.raw(`'${JSON.stringify(stateOfPlace)}'::jsonb ->> btrim(split_part(btrim(
    regexp_replace(lower(location), '[^[:alpha:]&. ]+|\\mindia\\M', ',', 'g'), ' ,.'), ',', ${n}), ' .')`);

/** Lexemes of a job's texts. Without `translate`, the parser would take MS-Office/Excel for a path. */
const lexemes = (text: string) =>
  `to_tsvector('simple', translate(${text}, '/.-_,:;@&+()<>', '              '))`;
const translated = (texts: string) =>
  `case when translations = '{}' then '' else ' ' || current_translations(translations, array[${texts}]) end`;
const position = `open_position || ${translated("'OpenPosition', open_position")}`;
const others = `'JO ' || id::text || ' ' || qualification || ' ' || skills || ' ' || experience || ' ' || max_salary
  || ' ' || industry || ' ' || location
  || ${translated("'Qualification', qualification, 'Skills', skills, 'Experience', experience, 'Industry', industry")}`;

/** Openings, what can be read of their texts, the words that they are searched by, and applications for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReaders(db);
  await createOpenings(db);
  await createIndexes(db);
  await createWords(db);
  await createApplications(db);
}

/**
 * By what they read of a job's texts the list is filtered and searched. What cannot be read is `not-said`.
 */
async function createReaders(db: Kysely<unknown>): Promise<void> {
  // The state comes last; where it is missing, a large city tells.
  await sql`
    create function job_state(location text) returns text language sql immutable parallel safe
    return coalesce(${placeAt(-1)}, ${placeAt(1)}, ${placeAt(2)}, 'not-said')`.execute(db);

  // Security Guard, be it (Night), - Rotational or Ex-Serviceman after a comma. None has a comma in it, so that an
  // address can list several.
  await sql`
    create function job_position(open_position text) returns text language sql immutable parallel safe
    return coalesce(
      nullif(btrim(regexp_replace(open_position, '[[:space:]]*([(,;]|[[:space:]][-–—][[:space:]]).*$', '')), ''),
      btrim(translate(open_position, ',', ' ')))`.execute(db);

  await sql`
    create function job_pay(monthly integer) returns text language sql immutable parallel safe
    return case
      when monthly is null then 'not-said'
      when monthly < 15000 then '0-15000'
      when monthly < 20000 then '15000-20000'
      when monthly < 30000 then '20000-30000'
      when monthly < 50000 then '30000-50000'
      else '50000-up'
    end`.execute(db);

  // By the fewest years that are asked for.
  await sql`
    create function job_experience(experience text) returns text language sql immutable parallel safe
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
    end`.execute(db);

  // A text that translates other words than today's is not shown, so that no search may find it either.
  await sql`
    create function current_translations(translations jsonb, words text[]) returns text
    language sql immutable parallel safe
    return coalesce((
      select string_agg(texts.value ->> 'text', ' ')
      from jsonb_each(translations) as language cross join jsonb_each(language.value) as texts
      where texts.value ->> 'source' = jsonb_object(words) ->> texts.key
    ), '')`.execute(db);
}

async function createOpenings(db: Kysely<unknown>): Promise<void> {
  // Jids read JO-1001 and on, so that a first opening does not look like a first day in business. The words of the
  // position's name have the weight A: a list with the best matches first begins with these jobs.
  await sql`
    create table job_openings (
      id bigint primary key generated always as identity (start with 1001),
      jid text not null generated always as ('JO-' || id::text) stored unique,
      submission_id bigint unique references submissions (id) on delete set null,
      status text not null check (status in ('pending', 'open', 'closed', 'rejected')),
      open_position text not null,
      qualification text not null,
      skills text not null,
      experience text not null,
      industry text not null,
      location text not null,
      min_salary text not null,
      max_salary text not null,
      max_salary_monthly integer,
      description text not null,
      posted_at timestamptz not null default now(),
      opened_at timestamptz,
      closed_at timestamptz,
      changed_at timestamptz not null default now(),
      version integer not null default 1,
      closes_on date,
      rejection text not null default '',
      -- Each with its facet's name, since all are looked up in one index.
      facets text[] not null generated always as (array[
        'state:' || job_state(location), 'position:' || job_position(open_position),
        'pay:' || job_pay(max_salary_monthly), 'experience:' || job_experience(experience)
      ]) stored,
      -- {"hi": {"OpenPosition": {"source": "Guard", "text": "गार्ड"}}}: beside each text stand the English words that it
      -- translates, by which it is known to be outdated.
      translations jsonb not null default '{}',
      search tsvector not null generated always as (
        setweight(${sql.raw(lexemes(position))}, 'A') || ${sql.raw(lexemes(others))}
      ) stored,
      constraint job_openings_open_since check (status <> 'open' or opened_at is not null)
    )`.execute(db);

  // When what visitors see last changed, whoever changed it: sitemap and feeds tell it.
  await sql`
    create function set_changed_at() returns trigger language plpgsql as $$
    begin
      new.changed_at := now();
      return new;
    end $$;
    create trigger job_openings_changed before update on job_openings for each row
    when ((old.status, old.open_position, old.qualification, old.skills, old.experience, old.industry, old.location,
        old.min_salary, old.max_salary, old.description, old.translations)
      is distinct from (new.status, new.open_position, new.qualification, new.skills, new.experience, new.industry,
        new.location, new.min_salary, new.max_salary, new.description, new.translations))
    execute function set_changed_at()`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  // Each order of the public list. What has no salary comes last in both directions, which one index cannot give.
  const orders = {
    job_openings_newest: 'opened_at desc, id desc',
    job_openings_by_id: 'id',
    job_openings_by_position: 'open_position, id',
    job_openings_by_qualification: 'qualification, id',
    job_openings_by_skills: 'skills, id',
    job_openings_by_experience: 'experience, id',
    job_openings_by_salary: 'max_salary_monthly, id',
    job_openings_by_salary_down: 'max_salary_monthly desc nulls last, id desc',
    job_openings_by_industry: 'industry, opened_at, id',
    job_openings_by_location: 'location, opened_at, id',
    job_openings_by_facets: 'facets',
  };
  for (const [name, columns] of Object.entries(orders))
    await sql.raw(`create index ${name} on job_openings (${columns}) where status = 'open'`).execute(db);
  // The sitemap's files hold 40,000 ids each: see server/discovery/sitemap.queries.ts. What was never public changes
  // nothing for anybody.
  await sql`
    create index job_openings_search on job_openings using gin (search, facets) with (fastupdate = off)
    where status = 'open';
    create index job_openings_closing on job_openings (closes_on) where status = 'open' and closes_on is not null;
    create index job_openings_pending on job_openings (posted_at desc, id desc) where status = 'pending';
    create index job_openings_hidden on job_openings (status, id) where status <> 'open';
    create index job_openings_hidden_search on job_openings using gin (search) where status <> 'open';
    create index job_openings_by_sitemap_file on job_openings ((id / 40000), changed_at desc) where status = 'open';
    create index job_openings_translated on job_openings ((id / 40000), changed_at desc)
    where status = 'open' and translations <> '{}';
    create index job_openings_by_change on job_openings (changed_at desc) where status in ('open', 'closed')`.execute(
    db,
  );
}

async function createWords(db: Kysely<unknown>): Promise<void> {
  // In how many open jobs each word is, by which misspelt ones are mended. Whoever opens or closes a job waits for the
  // others who do, so that no two of them wait for each other's words. Numbers are left out: every Jid has one of its own.
  await sql`
    create table job_words (word text collate "C" primary key, jobs integer not null);
    create function count_job_words() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('job_words'));
      if tg_op <> 'INSERT' and old.status = 'open' then
        update job_words set jobs = jobs - 1 where word = any(tsvector_to_array(old.search));
      end if;
      if tg_op <> 'DELETE' and new.status = 'open' then
        insert into job_words as kept (word, jobs)
        select word, 1 from unnest(tsvector_to_array(new.search)) as word where word !~ '^[0-9]+$'
        on conflict (word) do update set jobs = kept.jobs + 1;
      end if;
      return null;
    end $$;
    create trigger count_job_words_on_insert after insert on job_openings
    for each row when (new.status = 'open') execute function count_job_words();
    create trigger count_job_words_on_delete after delete on job_openings
    for each row when (old.status = 'open') execute function count_job_words();
    create trigger count_job_words_on_update after update on job_openings
    for each row when ((old.status = 'open' or new.status = 'open')
      and (old.status, old.search) is distinct from (new.status, new.search)) execute function count_job_words();
    create function count_all_job_words() returns void language sql as $$
      delete from job_words;
      insert into job_words (word, jobs)
      select word, ndoc from ts_stat('select search from job_openings where status = ''open''')
      where word !~ '^[0-9]+$';
    $$`.execute(db);
}

async function createApplications(db: Kysely<unknown>): Promise<void> {
  // The included columns let one job's applicants be counted in the index alone. A city that is noted already is offered
  // for the next applicant.
  await sql`
    create table job_applications (
      submission_id bigint primary key references submissions (id) on delete cascade,
      job_id_text text not null,
      job_opening_id bigint references job_openings (id) on delete set null,
      position text not null,
      full_name text not null,
      email_id text not null,
      mobile_no text not null,
      qualification text not null,
      resume_id uuid unique references resumes (id),
      city text check (city <> '')
    );
    create index job_applications_by_opening on job_applications (job_opening_id, submission_id)
    include (qualification, resume_id, city);
    create index job_applications_cities on job_applications (city) where city is not null`.execute(db);
}
