SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    id text NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    settings text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    email text,
    password_hash text,
    first_name text,
    last_name text,
    display_name text,
    merged_into text,
    status text DEFAULT 'active'::text NOT NULL,
    plan integer,
    is_entitled integer DEFAULT 0 NOT NULL,
    ip_data text DEFAULT '{}'::text NOT NULL,
    email_verified_at bigint,
    feedback_requested_at bigint,
    network text DEFAULT ''::text NOT NULL,
    room_bytes bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.build (
    id text NOT NULL,
    account_id text NOT NULL,
    state text NOT NULL,
    percent integer NOT NULL,
    touched_at bigint NOT NULL
);
CREATE TABLE public.built_file (
    name text NOT NULL,
    account_id text NOT NULL,
    content_key text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.clock_check (
    id integer NOT NULL,
    trusted_at bigint NOT NULL,
    doubted_since bigint,
    doubted_at bigint
);
CREATE TABLE public.feedback (
    id text NOT NULL,
    at bigint NOT NULL,
    account_id text,
    email text,
    message text NOT NULL
);
CREATE TABLE public.gallery_template (
    uuid text NOT NULL,
    card text NOT NULL,
    document text NOT NULL,
    saved_by text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.job (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at bigint NOT NULL,
    leased_by text,
    last_error text,
    created_at bigint NOT NULL,
    finished_at bigint,
    account_id text
);
CREATE TABLE public.log_entry (
    id text NOT NULL,
    at bigint NOT NULL,
    level text NOT NULL,
    lmid text NOT NULL,
    account_id text,
    ip text NOT NULL,
    verb text NOT NULL,
    path text NOT NULL,
    content text NOT NULL,
    body text
);
CREATE TABLE public.one_time_token (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    purpose text NOT NULL,
    payload text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public.password_try (
    key text NOT NULL,
    tries integer NOT NULL,
    last_at bigint NOT NULL,
    blocked_until bigint NOT NULL
);
CREATE TABLE public.provider (
    id text NOT NULL,
    account_id text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    profile text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.purchase_order (
    id text NOT NULL,
    account_id text,
    email text NOT NULL,
    name text NOT NULL,
    static_id text,
    template_uuid text,
    gs_url text,
    price_cents integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.session (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    id text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    is_stale integer DEFAULT 0 NOT NULL,
    replaces text
);
CREATE TABLE public.shared_room (
    network text NOT NULL,
    bytes bigint NOT NULL
);
CREATE TABLE public.stored_file (
    name text NOT NULL,
    bytes bigint NOT NULL,
    written_at bigint NOT NULL
);
CREATE TABLE public.stored_file_piece (
    name text NOT NULL,
    start bigint NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.template (
    uuid text NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    summary text NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    document text NOT NULL,
    document_bytes integer DEFAULT 0 NOT NULL,
    version_bytes integer DEFAULT 0 NOT NULL,
    saved_in text
);
CREATE TABLE public.template_reading (
    session_id text NOT NULL,
    template_uuid text NOT NULL,
    revision integer NOT NULL
);
CREATE TABLE public.template_version (
    id text NOT NULL,
    template_uuid text NOT NULL,
    kind text NOT NULL,
    revision integer NOT NULL,
    name text NOT NULL,
    saved_at bigint NOT NULL,
    document text NOT NULL
);
CREATE TABLE public.usage_count (
    day text NOT NULL,
    event text NOT NULL,
    screen text NOT NULL,
    amount integer NOT NULL
);
INSERT INTO public.account VALUES ('7d5c6dd8-6a02-4611-a399-4e32fcd068b9', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$x+6d3iMA/Iv8HWFoIciavQ$jec5MLvqkIBxGDE/V98pmWHz/OMrf/JJ0hoYTt4oEsU', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL, '127.0.0.1', 100000);
INSERT INTO public.account VALUES ('113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL, '127.0.0.1', 100000);
INSERT INTO public.clock_check VALUES (1, 1795219200000, NULL, NULL);
INSERT INTO public.job VALUES ('a8b42b52-797a-4793-9511-0337fae8caf4', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000, '7d5c6dd8-6a02-4611-a399-4e32fcd068b9');
INSERT INTO public.log_entry VALUES ('391b959a-6cb2-4f25-a158-d32197ccba43', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 29300', NULL);
INSERT INTO public.log_entry VALUES ('a59345f8-96e0-47fe-ab47-0fb0d3d982a7', 1795222800000, 'info', 'template-saved', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', '127.0.0.1', 'POST', '/api/user/template/13ae12ce-8a90-41a8-a072-29bfb0315494', '13ae12ce-8a90-41a8-a072-29bfb0315494 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('fb01d939-0000-4fef-b3f0-5adf48c31c94', 1795226400000, 'info', 'template-saved', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', '127.0.0.1', 'POST', '/api/user/template/13ae12ce-8a90-41a8-a072-29bfb0315494', '13ae12ce-8a90-41a8-a072-29bfb0315494 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('59c7b5d2-95bd-4b5b-9fb0-2cad3bf4354b', 1795230000000, 'info', 'template-saved', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', '127.0.0.1', 'POST', '/api/user/template/13ae12ce-8a90-41a8-a072-29bfb0315494', '13ae12ce-8a90-41a8-a072-29bfb0315494 at revision 3', NULL);
INSERT INTO public.log_entry VALUES ('6b3125fc-71b8-464b-a0ad-309416352512', 1795233600000, 'info', 'template-saved', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', '127.0.0.1', 'POST', '/api/user/template/9a2ad69e-c9bd-4c2e-88a2-a33e3527dfd2', '9a2ad69e-c9bd-4c2e-88a2-a33e3527dfd2 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('adaa6128-f334-4c66-9f71-e78add9d20ba', 1795240800000, 'info', 'template-saved', '7d5c6dd8-6a02-4611-a399-4e32fcd068b9', '127.0.0.1', 'POST', '/api/user/template/abd9a659-8edc-4a77-bb83-57f584c97ecb', 'abd9a659-8edc-4a77-bb83-57f584c97ecb at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('73e40e34-d1a3-4fd2-8ad7-edfaf663ed54', 1795244400000, 'info', 'template-saved', '7d5c6dd8-6a02-4611-a399-4e32fcd068b9', '127.0.0.1', 'POST', '/api/user/template/abd9a659-8edc-4a77-bb83-57f584c97ecb', 'abd9a659-8edc-4a77-bb83-57f584c97ecb at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('a1a38c82-65ae-416c-942e-8900a3e367d2', 1795244400000, 'info', 'user-registered', '7d5c6dd8-6a02-4611-a399-4e32fcd068b9', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('997aa593-990d-4cce-b37e-9c4ed95c0ad7', 1795248000000, 'info', 'template-saved', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', '127.0.0.1', 'POST', '/api/user/template/6b6112b6-88f9-4769-ac15-545edb7b1e40', '6b6112b6-88f9-4769-ac15-545edb7b1e40 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('04ae71d0-8fa3-4eec-8350-bca9b7417e2f', 1795248000000, 'info', 'template-deleted', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', '127.0.0.1', 'DELETE', '/api/user/templates', '6b6112b6-88f9-4769-ac15-545edb7b1e40', NULL);
INSERT INTO public.log_entry VALUES ('3c97d458-0f72-410c-9c40-e10923594347', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 29300', NULL);
INSERT INTO public.schema_version VALUES (1, '001-accounts', 1795219200000);
INSERT INTO public.schema_version VALUES (2, '002-templates', 1795219200000);
INSERT INTO public.schema_version VALUES (3, '003-built-files', 1795219200000);
INSERT INTO public.schema_version VALUES (4, '004-rate-limits', 1795219200000);
INSERT INTO public.schema_version VALUES (5, '005-sign-in', 1795219200000);
INSERT INTO public.schema_version VALUES (6, '006-template-versions', 1795219200000);
INSERT INTO public.schema_version VALUES (7, '007-gallery', 1795219200000);
INSERT INTO public.schema_version VALUES (8, '008-orders', 1795219200000);
INSERT INTO public.schema_version VALUES (9, '009-jobs', 1795219200000);
INSERT INTO public.schema_version VALUES (10, '010-journal', 1795219200000);
INSERT INTO public.schema_version VALUES (11, '011-builds', 1795219200000);
INSERT INTO public.schema_version VALUES (12, '012-space', 1795219200000);
INSERT INTO public.schema_version VALUES (13, '013-complete-histories', 1795219200000);
INSERT INTO public.schema_version VALUES (14, '014-readable-cards', 1795219200000);
INSERT INTO public.schema_version VALUES (15, '015-sign-in-protection', 1795219200000);
INSERT INTO public.schema_version VALUES (16, '016-owners-of-jobs', 1795219200000);
INSERT INTO public.schema_version VALUES (17, '017-clock-check', 1795219200000);
INSERT INTO public.schema_version VALUES (18, '018-shared-files', 1795219200000);
INSERT INTO public.schema_version VALUES (19, '019-shared-room', 1795219200000);
INSERT INTO public.session VALUES ('913fecc97462042863f2207db2770ddd604b7ebf7d97d14ec5ee32158bae81a6', '7d5c6dd8-6a02-4611-a399-4e32fcd068b9', 1795237200000, 1795244400000, 1795244400000, '0e2eb10d-a589-4882-8898-589d26e0bb62', '127.0.0.1', 'node', 0, NULL);
INSERT INTO public.session VALUES ('fa0c823effe6c42b5cdfab9cf29290112dbac285ab24a359b48e15ab5ef00b3f', '7d5c6dd8-6a02-4611-a399-4e32fcd068b9', 1795244400000, 1795244400000, 1797836400000, '2d84703f-8934-4deb-bf63-c2f33dd22526', '127.0.0.1', 'node', 0, NULL);
INSERT INTO public.session VALUES ('951396de544adabf5334bd9a3311feb1f0cd1a213e46d77f28a1c02aebe53a5f', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', 1795219200000, 1795248000000, 1829808000000, '136c4e22-1b49-4e16-9806-013883776385', '127.0.0.1', 'node', 0, NULL);
INSERT INTO public.shared_room VALUES ('127.0.0.1', 200000);
INSERT INTO public.shared_room VALUES ('all', 200000);
INSERT INTO public.template VALUES ('13ae12ce-8a90-41a8-a072-29bfb0315494', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"13ae12ce-8a90-41a8-a072-29bfb0315494","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":true,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":true,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":true,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":true,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":true,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":true,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":true,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":true,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":true,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":true,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":true,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":true,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":true,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[{"id":"price_quantity","name":"Price x quantity","expression":"total = price * quantity","allowedRels":["service","cos","sga"],"variables":[{"id":"price","name":"Price","value":"0","isCurrency":true},{"id":"quantity","name":"Quantity","value":"0","units":"units"}]},{"id":"amount","name":"Amount","expression":"total = amount","allowedRels":["service","cos","sga","fixedasset","equity","loan"],"variables":[{"id":"amount","name":"Amount","value":"0","isCurrency":true}]},{"id":"quantity_price_share","name":"Quantity x price x share","expression":"total = quantity * price * share / 100","allowedRels":["service","cos","sga"],"variables":[{"id":"quantity","name":"Quantity","value":"0","units":"units"},{"id":"price","name":"Price","value":"0","isCurrency":true},{"id":"share","name":"Share","value":"100","units":"%"}]},{"id":"customers_check_visits","name":"Customers x average check x visits","expression":"total = customers * check * visits","allowedRels":["service"],"variables":[{"id":"customers","name":"Customers","value":"0","units":"people"},{"id":"check","name":"Average check","value":"0","isCurrency":true},{"id":"visits","name":"Visits a period","value":"1","units":"visits"}]},{"id":"share_of","name":"Share of another row","expression":"total = share / 100 * base","allowedRels":["service","cos","sga"],"variables":[{"id":"share","name":"Share","value":"0","units":"%"},{"id":"base","name":"Base","value":"0","isReference":true,"reference":"section_sales"}]},{"id":"unit_cost_quantity","name":"Unit cost x quantity","expression":"total = cost * quantity","allowedRels":["cos","sga"],"variables":[{"id":"cost","name":"Unit cost","value":"0","isCurrency":true},{"id":"quantity","name":"Quantity","value":"0","units":"units"}]},{"id":"headcount_salary","name":"Headcount x salary","expression":"total = people * salary","allowedRels":["cos","sga"],"variables":[{"id":"people","name":"People","value":"0","units":"people"},{"id":"salary","name":"Salary","value":"0","isCurrency":true}]},{"id":"amount_months","name":"Amount a month x months","expression":"total = amount * months","allowedRels":["service","cos","sga"],"variables":[{"id":"amount","name":"Amount a month","value":"0","isCurrency":true},{"id":"months","name":"Months","value":"1","units":"months"}]},{"id":"straight_line","name":"Straight line","expression":"years = years","allowedRels":["deprgroup"],"variables":[{"id":"years","name":"Useful life","value":"5","units":"years"}]},{"id":"declining_balance","name":"Declining balance","expression":"rate = rate","allowedRels":["deprgroup"],"variables":[{"id":"rate","name":"Rate","value":"20","units":"% a year"}]},{"id":"rate","name":"Rate","expression":"rate = rate","allowedRels":["taxincome","taxproperty","inflation"],"variables":[{"id":"rate","name":"Rate","value":"0","units":"% a year"}]}],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 5997, 5616, '136c4e22-1b49-4e16-9806-013883776385');
INSERT INTO public.template VALUES ('9a2ad69e-c9bd-4c2e-88a2-a33e3527dfd2', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"9a2ad69e-c9bd-4c2e-88a2-a33e3527dfd2","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":true,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":true,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":true,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":true,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":true,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":true,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":true,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":true,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":true,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":true,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":true,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":true,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":true,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[{"id":"price_quantity","name":"Price x quantity","expression":"total = price * quantity","allowedRels":["service","cos","sga"],"variables":[{"id":"price","name":"Price","value":"0","isCurrency":true},{"id":"quantity","name":"Quantity","value":"0","units":"units"}]},{"id":"amount","name":"Amount","expression":"total = amount","allowedRels":["service","cos","sga","fixedasset","equity","loan"],"variables":[{"id":"amount","name":"Amount","value":"0","isCurrency":true}]},{"id":"quantity_price_share","name":"Quantity x price x share","expression":"total = quantity * price * share / 100","allowedRels":["service","cos","sga"],"variables":[{"id":"quantity","name":"Quantity","value":"0","units":"units"},{"id":"price","name":"Price","value":"0","isCurrency":true},{"id":"share","name":"Share","value":"100","units":"%"}]},{"id":"customers_check_visits","name":"Customers x average check x visits","expression":"total = customers * check * visits","allowedRels":["service"],"variables":[{"id":"customers","name":"Customers","value":"0","units":"people"},{"id":"check","name":"Average check","value":"0","isCurrency":true},{"id":"visits","name":"Visits a period","value":"1","units":"visits"}]},{"id":"share_of","name":"Share of another row","expression":"total = share / 100 * base","allowedRels":["service","cos","sga"],"variables":[{"id":"share","name":"Share","value":"0","units":"%"},{"id":"base","name":"Base","value":"0","isReference":true,"reference":"section_sales"}]},{"id":"unit_cost_quantity","name":"Unit cost x quantity","expression":"total = cost * quantity","allowedRels":["cos","sga"],"variables":[{"id":"cost","name":"Unit cost","value":"0","isCurrency":true},{"id":"quantity","name":"Quantity","value":"0","units":"units"}]},{"id":"headcount_salary","name":"Headcount x salary","expression":"total = people * salary","allowedRels":["cos","sga"],"variables":[{"id":"people","name":"People","value":"0","units":"people"},{"id":"salary","name":"Salary","value":"0","isCurrency":true}]},{"id":"amount_months","name":"Amount a month x months","expression":"total = amount * months","allowedRels":["service","cos","sga"],"variables":[{"id":"amount","name":"Amount a month","value":"0","isCurrency":true},{"id":"months","name":"Months","value":"1","units":"months"}]},{"id":"straight_line","name":"Straight line","expression":"years = years","allowedRels":["deprgroup"],"variables":[{"id":"years","name":"Useful life","value":"5","units":"years"}]},{"id":"declining_balance","name":"Declining balance","expression":"rate = rate","allowedRels":["deprgroup"],"variables":[{"id":"rate","name":"Rate","value":"20","units":"% a year"}]},{"id":"rate","name":"Rate","expression":"rate = rate","allowedRels":["taxincome","taxproperty","inflation"],"variables":[{"id":"rate","name":"Rate","value":"0","units":"% a year"}]}],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 5995, 1880, '136c4e22-1b49-4e16-9806-013883776385');
INSERT INTO public.template VALUES ('abd9a659-8edc-4a77-bb83-57f584c97ecb', '7d5c6dd8-6a02-4611-a399-4e32fcd068b9', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"abd9a659-8edc-4a77-bb83-57f584c97ecb","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":true,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":true,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":true,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":true,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":true,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":true,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":true,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":true,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":true,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":true,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":true,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":true,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":true,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[{"id":"price_quantity","name":"Price x quantity","expression":"total = price * quantity","allowedRels":["service","cos","sga"],"variables":[{"id":"price","name":"Price","value":"0","isCurrency":true},{"id":"quantity","name":"Quantity","value":"0","units":"units"}]},{"id":"amount","name":"Amount","expression":"total = amount","allowedRels":["service","cos","sga","fixedasset","equity","loan"],"variables":[{"id":"amount","name":"Amount","value":"0","isCurrency":true}]},{"id":"quantity_price_share","name":"Quantity x price x share","expression":"total = quantity * price * share / 100","allowedRels":["service","cos","sga"],"variables":[{"id":"quantity","name":"Quantity","value":"0","units":"units"},{"id":"price","name":"Price","value":"0","isCurrency":true},{"id":"share","name":"Share","value":"100","units":"%"}]},{"id":"customers_check_visits","name":"Customers x average check x visits","expression":"total = customers * check * visits","allowedRels":["service"],"variables":[{"id":"customers","name":"Customers","value":"0","units":"people"},{"id":"check","name":"Average check","value":"0","isCurrency":true},{"id":"visits","name":"Visits a period","value":"1","units":"visits"}]},{"id":"share_of","name":"Share of another row","expression":"total = share / 100 * base","allowedRels":["service","cos","sga"],"variables":[{"id":"share","name":"Share","value":"0","units":"%"},{"id":"base","name":"Base","value":"0","isReference":true,"reference":"section_sales"}]},{"id":"unit_cost_quantity","name":"Unit cost x quantity","expression":"total = cost * quantity","allowedRels":["cos","sga"],"variables":[{"id":"cost","name":"Unit cost","value":"0","isCurrency":true},{"id":"quantity","name":"Quantity","value":"0","units":"units"}]},{"id":"headcount_salary","name":"Headcount x salary","expression":"total = people * salary","allowedRels":["cos","sga"],"variables":[{"id":"people","name":"People","value":"0","units":"people"},{"id":"salary","name":"Salary","value":"0","isCurrency":true}]},{"id":"amount_months","name":"Amount a month x months","expression":"total = amount * months","allowedRels":["service","cos","sga"],"variables":[{"id":"amount","name":"Amount a month","value":"0","isCurrency":true},{"id":"months","name":"Months","value":"1","units":"months"}]},{"id":"straight_line","name":"Straight line","expression":"years = years","allowedRels":["deprgroup"],"variables":[{"id":"years","name":"Useful life","value":"5","units":"years"}]},{"id":"declining_balance","name":"Declining balance","expression":"rate = rate","allowedRels":["deprgroup"],"variables":[{"id":"rate","name":"Rate","value":"20","units":"% a year"}]},{"id":"rate","name":"Rate","expression":"rate = rate","allowedRels":["taxincome","taxproperty","inflation"],"variables":[{"id":"rate","name":"Rate","value":"0","units":"% a year"}]}],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 5996, 3752, '2d84703f-8934-4deb-bf63-c2f33dd22526');
INSERT INTO public.template VALUES ('6b6112b6-88f9-4769-ac15-545edb7b1e40', '113b73f2-84fe-416d-8fc0-0fb7d0b0e0ac', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"6b6112b6-88f9-4769-ac15-545edb7b1e40","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":true,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":true,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":true,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":true,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":true,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":true,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":true,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":true,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":true,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":true,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":true,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":true,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":true,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[{"id":"price_quantity","name":"Price x quantity","expression":"total = price * quantity","allowedRels":["service","cos","sga"],"variables":[{"id":"price","name":"Price","value":"0","isCurrency":true},{"id":"quantity","name":"Quantity","value":"0","units":"units"}]},{"id":"amount","name":"Amount","expression":"total = amount","allowedRels":["service","cos","sga","fixedasset","equity","loan"],"variables":[{"id":"amount","name":"Amount","value":"0","isCurrency":true}]},{"id":"quantity_price_share","name":"Quantity x price x share","expression":"total = quantity * price * share / 100","allowedRels":["service","cos","sga"],"variables":[{"id":"quantity","name":"Quantity","value":"0","units":"units"},{"id":"price","name":"Price","value":"0","isCurrency":true},{"id":"share","name":"Share","value":"100","units":"%"}]},{"id":"customers_check_visits","name":"Customers x average check x visits","expression":"total = customers * check * visits","allowedRels":["service"],"variables":[{"id":"customers","name":"Customers","value":"0","units":"people"},{"id":"check","name":"Average check","value":"0","isCurrency":true},{"id":"visits","name":"Visits a period","value":"1","units":"visits"}]},{"id":"share_of","name":"Share of another row","expression":"total = share / 100 * base","allowedRels":["service","cos","sga"],"variables":[{"id":"share","name":"Share","value":"0","units":"%"},{"id":"base","name":"Base","value":"0","isReference":true,"reference":"section_sales"}]},{"id":"unit_cost_quantity","name":"Unit cost x quantity","expression":"total = cost * quantity","allowedRels":["cos","sga"],"variables":[{"id":"cost","name":"Unit cost","value":"0","isCurrency":true},{"id":"quantity","name":"Quantity","value":"0","units":"units"}]},{"id":"headcount_salary","name":"Headcount x salary","expression":"total = people * salary","allowedRels":["cos","sga"],"variables":[{"id":"people","name":"People","value":"0","units":"people"},{"id":"salary","name":"Salary","value":"0","isCurrency":true}]},{"id":"amount_months","name":"Amount a month x months","expression":"total = amount * months","allowedRels":["service","cos","sga"],"variables":[{"id":"amount","name":"Amount a month","value":"0","isCurrency":true},{"id":"months","name":"Months","value":"1","units":"months"}]},{"id":"straight_line","name":"Straight line","expression":"years = years","allowedRels":["deprgroup"],"variables":[{"id":"years","name":"Useful life","value":"5","units":"years"}]},{"id":"declining_balance","name":"Declining balance","expression":"rate = rate","allowedRels":["deprgroup"],"variables":[{"id":"rate","name":"Rate","value":"20","units":"% a year"}]},{"id":"rate","name":"Rate","expression":"rate = rate","allowedRels":["taxincome","taxproperty","inflation"],"variables":[{"id":"rate","name":"Rate","value":"0","units":"% a year"}]}],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 6007, 1880, '136c4e22-1b49-4e16-9806-013883776385');
INSERT INTO public.template_version VALUES ('fdab8b0d-c497-4bea-a445-4636f7caec2f', '13ae12ce-8a90-41a8-a072-29bfb0315494', 'saved', 1, 'Bakery', 1795222800000, 'vVjbbiI5EP0Vy9K+RJ1dIHML0jzMZK7SjpRN9vKwilDhLsCK2+6x3YQI5d9X5XY3hjQJELS8tFx2HVedKpdNLXlVyZwPef8MsD8QePoOznunr/rw7hR6bweng/PxZNw7679+df6KZ3yO1kmjSeHXHs846epKqYx7WaDzUJR82H97/nowGLzr0S/jGgrkQ/4RbtHe84zn6ISVpa9xJtI6zzOuQE8rmNJK1DzjhdF4/5eW3vEhLxSJSisFtvthUSrweGG0x4XnQ84zbkrUH75fWlOUUSLdV9RowUs95UOeG41BelmNlXQzzPlwAsohGXBvKs+HSy6+COcvjLowlfZ8ePYm4+J3nKSijIsrOZ0lokHGxTeZ6vUy7maI/hLtD5NXCvnQ2wofMp6DB9rIoSAWHB/+uwxUNpLRNBitOPHqSZN/bSXSfdYwVmQ64WVcgP4kHYmiMw/ZBhwFR8ngeoP350p0ACDqubRGF6h9gvl5TXoArKisRS3uE8yLlegQx2GBLvU6jp+EqqO0gZRjaVFICGm7Avy0Lt4fV+qJ2gT9nsgSxJioz0I6UGtOX8fxIQExKdCFcZ6ZCXO7AHabNoXUMFRK6mnGYroz0DmDvJCHUXknEux/jL2VesoElNI/f246ASdygTk4hz5l4QtJWSs+BFaDFlSQUtCVbH9EXc7X0meOztMpZCXaibEFaPHsQQ/AN1R4qVYlNakWjISZo+0Cke67FqrK12Cvb2W5mVQtkPZbKsS+UDm42diAzfcEWyMxYoFzVVHW9fgIplmco646Wd+fsH0t6vKvPnovRQln7KUg6+fq5WhPHJ09seRRYj8+CoqYHANFlkeghd5PR0lCMQN7lKDXQOEhdQDYTcaFsXiFzlRWhGJ3k3GqlJWCpPSFF+foZwXaS09PkPiWvSQ5W7BkBhelRRcfx954UOw9C/rsJF0HSpk7zK9Q0T7coZ3LUJzrU06n9Cbjc7CSPNq0ZcMEepGDqmgcXuOufS2tk/bYgz9WkhShig/u+vtw0yJAER61rf6HZtzpd7t6B28zvioHhPezqs1SBvQWKrYa8yQZN4/oGNXxdTOw+JgatojxW7BmRaezDRo7aeMd1rPfWL/Xe0nIDw1bdoSU2SDlOg4b3dqzZt9f0lQRlfOmQOtGYobidjSXToYzH6Eumnm2YDBHC1NkYSVbsHZtJ9MtMjuJGicrjS0sdzPbInWYtYXbEk2pcEVuMCDJwdSTXUnepObvMGZA7zZp8pTvxJKolVAegjUyk4140VsdtPEztMyau220JtnKTtgYHL4kaZ9JnI20aTyIu7a9Avc4Ua9wgkQiNjXdrgQb/30SamgvekH5jjJO7QVGczuU8rDsqUr+HC8E0LH1/1fCZwi5oEJJJIFNkL41M1TqmrnuCy0cAqpwzbI9WYinaFWTmvEuR27T7utmvGPdr++NUWG0n7nN64MBCxNswdoFT1xu7GS17OCz0n2RNZbsmhqb/vxoxl3FIy5Oi4e3QL2sUWwHNeRGMYviNS7uEaxj71n4PmaAmiVTa6pyi9+NWnMYHE4qxZScpJnwOrG6VkiMzlEoqaWejsag4t/biPapmWKrqTXjLXhk7xl99jc9asW9rupRY/JgrboxCPykZndq726ch4XUwhShkQeL0poSbagAqzbSAWZvs/om47mk22atR9mIRpRWse4mL+nlA+mhnicdzvVp6tPGvueS+sahNbukrihee7A+EDl4c9ofnPZoj/oylIJqXUxg/pDxO0FahdQX4GYfY6jrtAERypm7QoFyTlRc1hfqkPdfB7bmqL2x9604RK5Ru4T7NZ2zHu3XNkaWnPotwyW/AyEIckDhmFqCoXCOpc9hVFTKy1LVJj3Q7z8=');
INSERT INTO public.template_version VALUES ('9fe71c5d-5667-4b07-b02d-834da6438b10', '13ae12ce-8a90-41a8-a072-29bfb0315494', 'saved', 2, 'Bakery', 1795226400000, 'vVjbbiI5EP0Vy9K+RJ1dIHML0jzMZK7SjpRN9vKwilDhLsCK2+6x3YQI5d9X5XY3hjQJELS8tFx2HVedKpdNLXlVyZwPef8MsD8QePoOznunr/rw7hR6bweng/PxZNw7679+df6KZ3yO1kmjSeHXHs846epKqYx7WaDzUJR82H97/nowGLzr0S/jGgrkQ/4RbtHe84zn6ISVpa9xHAqjc55xBXpawZSWouYZL4zG+7+09I4PeaFIVFopsN0Qi1KBxwujPS48H3KecVOi/vD90pqijBLpvqJGC17qKR/y3GgM0stqrKSbYc6HE1AOyYB7U3k+XHLxRTh/YdSFqbTnw7M3GRe/4yQVZVxcyeksEQ0yLr7JVK+XcTdD9Jdof5i8UsiH3lb4kPEcPNBGDgXR4Pjw32XgspGMpsFoxYlYT5r8ayuR7rOGsSLTCS/jAvQn6UgUnXnINuAoOkoG1xu8P1eiAwBRz6U1ukDtE8zPa9IDYEVlLWpxn2BerESHOA4LdKnXcfwkVB2lDaQcS4tCQsjbFeCndfH+uFJP1Cbo90SWIMZEfRbSgVpz+jqODwmISYEujPPMTJjbBbDbtCmkhqFSUk8zFtOdgc4Z5IU8jMo7kWD/Y+yt1FMmoJT++XPTCTiRC8zBOfQpC19IylrxIbAatKCClIKuZPsj6nK+lj5zdJ5OISvRTowtQItnD3oAvqHCS7UqqUm1YCTMHG0XiHTftVBVvgZ7fSvLzaRqgbTfUiH2hcrBzcYGbL4n2BqJEQucq4qyrsdHMM3iHHXVyfr+hO1rUZd/9dF7KUo4Yy8FWT9XL0d74ujsiSWPEvvxUVDE5BgosjwCLfR+OkoSihnYowS9BgoPqQPAbjIujMUrdKayIhS7m4xTpawUJKUvvDhHPyvQXnp6gsTH7CXJ2YIlM7goLbr4OvbGg2LvWdBnJ+k6UMrcYX6FivbhDu1chuJcn3I6pTcZn4OV5NGmLRsm0JMcVEXj8Bx37WtpnbTHHvyxkqQIVXxw19+HmxYBivCobfU/NONOv9vVO3ib8VU5ILyfVW2WMqC3ULHVmCfJuHlEx6iOr5uBxcfUsEWM34I1KzqdbdDYSRvvsJ79xvq93ktCfmjYsiOkzAYp13HY6NaeNfv+kqaKqJw3BVo3EjMUt6O5dDKc+Qh10cyzBYM5WpgiCyvZgrVrO5lukdlJ1DhZaWxhuZvZFqnDrC3clmhKhStygwFJDqae7EryJjV/hzEDerdJk6d8J5ZErYTyEKyRmWzEi97qoI2foWXW3G2jNclWdsLG4PAlSftM4mykTeNB3LVtFrjHiXqFEyQSsanpdiXY+O+TUEN70QvKd5Rxai8wmtuhlIdlT1Xy53ghgI6t/78SPkPIBRVKIglsgvStmaFS18x1X2jhEFCFa5btyUI8Raua1Ix3OXKbdl834x3rfn1vjAqj/cxtXh8MWJhgC9YueOJyYyerZQefle6LrLFk19TY9OdHM+4qHnFxWjy8BepljWI7qCE3ilkUr3Fxj2Ade8/C9zED1CyZWlOVW/xu1JrD4HBSKabkJM2E14nVtUJidI5CSS31dDQGFf/eRrRPzRRbTa0Zb8Eje8/os7/pUSvudVWPGpMHa9WNQeAnNbtTe3fjPCykFqYIjTxYlNaUaEMFWLWRDjB7m9U3Gc8l3TZrPcpGNKK0inU3eUkvH0gP9TzpcK5PU5829j2X1DgOrdkldUXx2oP1gcjBm9P+4LRHe9SXoRRU62IC84eM3wnSKqS+ADf7GENdpw2IUM7cFQqUc6Lisr5Qh7z/OrA1R+2NvW/FIXKN2iXcr+mc9Wi/tjGy5NRvGS75HQhBkAMKx9QSDIVzLH0Oo6JSXpaqNumBfv8B');
INSERT INTO public.template_version VALUES ('995e9b70-c512-4fea-8a9d-c3e299d5628d', '13ae12ce-8a90-41a8-a072-29bfb0315494', 'saved', 3, 'Bakery', 1795230000000, 'vVjbbiI5EP0Vy9K+RJ1dIHML0jzMZK7SjpRN9vKwilDhLsCK2+6x3YQI5d9X5XY3hjQJELS8tFx2HVedKpdNLXlVyZwPef8MsD8QePoOznunr/rw7hR6bweng/PxZNw7679+df6KZ3yO1kmjSeHXHs846epKqYx7WaDzUJR82H97/nowGLzr0S/jGgrkQ/4RbtHe84zn6ISVpa9x/EzanGdcgZ5WMKWVqHnGC6Px/i8tveNDXigSlVYKbPfDolTg8cJojwvPh5xn3JSoP3y/tKYoo0S6r6jRgpd6yoc8NxqD9LIaK+lmmPPhBJRDMuDeVJ4Pl1x8Ec5fGHVhKu358OxNxsXvOElFGRdXcjpLRIOMi28y1etl3M0Q/SXaHyavFPKhtxU+ZDwHD7SRQ0EsOD78dxmobCSjaTBaceLVkyb/2kqk+6xhrMh0wsu4AP1JOhJFZx6yDTgKjpLB9Qbvz5XoAEDUc2mNLlD7BPPzmvQAWFFZi1rcJ5gXK9EhjsMCXep1HD8JVUdpAynH0qKQENJ2BfhpXbw/rtQTtQn6PZEliDFRn4V0oNacvo7jQwJiUqAL4zwzE+Z2Aew2bQqpYaiU1NOMxXRnoHMGeSEPo/JOJNj/GHsr9ZQJKKV//tx0Ak7kAnNwDn3KwheSslZ8CKwGLaggpaAr2f6Iupyvpc8cnadTyEq0E2ML0OLZgx6Ab6jwUq1KalItGAkzR9sFIt13LVSVr8Fe38pyM6laIO23VIh9oXJws7GBcIHsA7ZGYsQC56qirOvxEUyzOEdddbK+P2H7WtTlX330XooSzthLQdbP1cvRnjg6e2LJo8R+fBQUMTkGiiyPQAu9n46ShGIG9ihBr4HCQ+oAsJuMC2PxCp2prAjF7ibjVCkrBUnpCy/O0c8KtJeeniDxLXtJcrZgyQwuSosuPo698aDYexb02Um6DpQyd5hfoaJ9uEM7l6E416ecTulNxudgJXm0acuGCfQiB1XROLzGXftaWiftsQd/rCQpQhUf3PX34aZFgCI8alv9D8240+929Q7eZnxVDgjvZ1WbpQzoLVRsNeZJMm4e0TGq4+tmYPExNWwR47dgzYpOZxs0dtLGO6xnv7F+r/eSkB8atuwIKbNBynUcNrq1Z82+v6SpIirnTYHWjcQMxe1oLp0MZz5CXTTzbMFgjhamyMJKtmDt2k6mW2R2EjVOVhpbWO5mtkXqMGsLtyWaUuGK3GBAkoOpJ7uSvEnN32HMgN5t0uQp34klUSuhPARrZCYb8aK3OmjjZ2iZNXfbaE2ylZ2wMTh8SdI+kzgbadN4EHdtewXucaJe4QSJRGxqul0JNv77JNTQXvSC8h1lnNoLjOZ2KOVh2VOV/DleCKBj6/+vhM8QckGFkkgCmyB9a2ao1DVz3RdaOARU4Zple7IQT9GqJjXjXY7cpt3XzXjHul/fG6PCaD9zm9cHAxYm2IK1C5643NjJatnBZ6X7Imss2TU1Nv350Yy7ikdcnBYPb4F6WaPYDmrIjWIWxWtc3CNYx96z8H3MADVLptZU5Ra/G7XmMDicVIopOUkz4XVida2QGJ2jUFJLPR2NQcW/txHtUzPFVlNrxlvwyN4z+uxvetSKe13Vo8bkwVp1YxD4Sc3u1N7dOA8LqYUpQiMPFqU1JdpQAVZtpAPM3mb1TcZzSbfNWo+yEY0orWLdTV7SywfSQz1POpzr09SnjX3PJfWNQ2t2SV1RvPZgfSBy8Oa0Pzjt0R71ZSgF1bqYwPwh43eCtAqpL8DNPsZQ12kDIpQzd4UC5ZyouKwv1CHvvw5szVF7Y+9bcYhco3YJ92s6Zz3ar22MLDn1W4ZLfgdCEOSAwjG1BEPhHEufw6iolJelqk16oN9/');
INSERT INTO public.template_version VALUES ('24f1a670-70f7-4785-a181-39adbab301bc', '9a2ad69e-c9bd-4c2e-88a2-a33e3527dfd2', 'saved', 1, 'Café', 1795233600000, 'vVjbbuM2EP0VgkBfAqVNnGZ3Y2AfdrNXoAXSpJeHIjDG1NgmliK1JOU4MPJB/Y7+WDEUJVOOnNiOUb8YHHIOZw6Hw9EseVXJnA/5BQwgf3WBx+JinB//LAZ4/OYNDI7h7AzPzgev80k+4Bmfo3XSaD7kpz+e8IyTrq6UyriXBToPRcmHp68vzgdnZ69O6JdxDQXyIb+Eyb//8Izn6ISVpa9hjFb3POMK9LSCKa1DzTNeGI33f2jpHR/yQpGotFJguxsWpQKPl0Z7XHg+5DzjpkT97uuVNUUZJdJ9Ro0WvNRTPuS50RikV9VYSTfDnA8noBySAfem8ny45OKTcP7SqEtTac+HZ68yLn7BSSrKuLiW01kiGmRcfJGp3knG3QzRX6H91eSVQj70tsKHjOfggTZyKIgEx4d/LwORjWQ0DUYrTqx60uSfW4l0HzWMFZlOeBkXoD9IR6LozEO2BkdHo2RwvcH7fSXaAxD1XFqjC9Q+wfzYke4BKyprUYv7BPNyJdrHcVigS72O4yeh6lNaQ8qxtCgkhKhdAX7oinfHlXqi1kG/JrIEMQbqs5AOVMfpmzje50BMCnRpnGdmwtw2gP2mTSE1DJWSepqxGO4MdM4gL+R+VN6JBPsvY79JPWUCSumfvze9gBO5wBycQ5+y8ImkrBXvA6tBC0pIKehKtjuiLued8Jmj83QLWYl2YmwBWjx70QPwLSVeylVJTqoFI2HmaPtApPuqharyDuzNN1muB1ULpP2GDLErVA5uNjZg8x3BOiRGLHCuKso6Hx/ANItz1FUv67sTtqtFff7VV++lKOGOvRSke69ejvbE1dkRSx7k7McHQRGTQ6DI8gC0UP10kCAUM7AHOfQaKBRSe4DdZlwYi9foTGVFSHa3GadMWSlIUl+oOEffK9BeeipBYiV7RXK2YMkMLkqLLpbG3nhQ7C0L+uwoXQdKmTvMr1HRPtyhncuQnOtbTrf0NuNzsJI8WrdlzQSqx0FVNA61uGurpS5pjz34bSVJEapYcNf/D7ctAhShqG313zXjXr/b1Vt4m/FVOiC871VtljKgN1Cx0Zgnybh9RMeoPl83A4uPqWGLeH4L1qzodbZBY0fteYf17Cd2enLykiPf99iyA4TMGik3cdjo1p41+/6QhoqonDcFWjcSMxTfRnPpZLjzzWdgM88WDOZoYYosrGQL1q7tZbpFZkdR42ilsYHlfmZbpB6zNnBboikVrsgNBiQxmHqyLcnr1PwZxgyobpMmT/lOLIlaCeXhsEZmsnZeVKuDNn6Glllzt4nWJFrZERuDw5cE7TOBsxY2jQdx16j0vh51ObzGCRKJ2OR0uxKsffsk1NBeVEH5njRO7QVGc1uk8rDsqUz+HC8E0LP1/5fCZwi5oERJJIFNkL40M5Tqmrn+By1cAspwzbIdWYi3aJWTmvE2V27d7ptmvGXer9+NUWG0n7n154MBCxNswdoFTzxu7Gi1bO+70v+QNZZsGxrr/vzajPuSR1ycJg9vgXpZo9gOasiNYhbFHS7uEaxjb1n4f8wANUum1lTlBr8bteYyOJxUiik5SSPhPLG6VkiMzlEoqaWejsag4udtRPvQTLHVVMd4Cx7ZW0Z/u5seteJe1/WoMXnQyW4MAj+p2b3a2xvnYSG1MEVo5MGitKZEGzLAqo20h9mbrL7NeC7pten0KBvRiMIq5t2kkl4+kB7qedLh7E5Tnzb2PZfUNQ6t2SV1RfHGg/WByMGr49PB8QntUT+GUlCuiwHMHzJ+J0irkPoS3Ox9POo6bECEdOauUaCcExVX9YM65Kfnga05am/sfSsOJ9eoXcF9R+fshPZrGyNLTv2W4ZLfgRAESX1xP7UEQ8c5lj6HUVEpL0tVm/RAv/8A');
INSERT INTO public.template_version VALUES ('2776d4c6-6b9b-42ff-a407-5f5bbc6b16d7', 'abd9a659-8edc-4a77-bb83-57f584c97ecb', 'saved', 1, 'Mill', 1795240800000, 'vVhtb9s4DP4rgoD7Urh3abeubYB92LpX4Ab02nv5cCgCRmYSYbLkSXKaIuh/P1CWHTlz2iQNLl8MUeIj8iFFMVryqpI5H3IY55fw5uzy+AJzcfwazs+Px+OLV8dn55Ozi9fi8hzFmGd8jtZJo/mQn/w64BknXV0plXEvC3QeipIPT84vz05fDy4G9Mu4hgL5kH+TSvGM5+iElaWvUSbSOs8zrkBPK5jSOtQ844XR+PCXlt7xIS8UiUorBba7YVEq8HhltMeF50POM25K1O++XltTlFEi3WfUaMFLPeVDnhuNQXpdjZV0M8z5cALKIRnwYCrPh0suPgnnr4y6MpX2fPjqTcbF7zhJRRkXN3I6S0SnGRdfZKo3yLibIfprtN9MXinkQ28rfMx4Dh5oI4eCWHB8+O8yENlIRtNgNLHlpSdN/rmVSPdRw1iR6YSXcQH6g3Qkis48ZmtwFBolg+sN3p8r0R6AqOfSGl2g9gnmx450D1hRWYtaPCSYVyvRPo7DAl3qdRw/CVVHaQ0px9KikBDSdgX4oSveHVfqiVoH/ZrIEsSYqM9COlAdp2/jeJ+AmBToyjjPzIS5bQD7TZtCahgqJfU0YzHdGeicQV7I/ai8Fwn2P8Z+l3rKBJTSP39uegEncoE5OIc+ZeETSVkr3gdWgxZUkFLQlWx3RF3OO+kzR+fpFLIS7cTYArR49qAH4DsqvFSrkppUC0bCzNH2gUj3VQtV5R3Y2++yXE+qFkj7DRViV6gc3GxswOY7gnVIjFjgXFWUdT0+gGkW56irXtZ3J2xXi/r8q4/eS1HCGXspSPdcvRztiaOzI5Y8SOzHB0ERk0OgyPIAtFD/dJAkFDOwBwl6DRQaqT3A7jIujMUbdKayIhS7u4xTpawUJKUvdJyjHxVoLz21ILGTvSY5W7BkBhelRRdbY288KPaWBX12lK4Dpcw95jeoaB/u0M5lKM71KadTepfxOVhJHq3bsmYC9eOgKhqHXty13VKXtJ89+GMlSRGq2HDX38e7FgGK0NS2+u+aca/f7eotvM34qhwQ3o+qNksZ0Buo2GjMk2Tc/UTHqI6vm4HFn6lhixi/BWtW9DrboLGjNt5hPfuNnQwGLwn5vmHLDpAya6TcxmGjW3vW7PtLmiqict4UaN1IzFB8H82lk+HMR6irZp4tGMzRwhRZWMkWrF3by3SLzI6ixtFKYwPL/cy2SD1mbeC2RFMqXJEbDEhyMPVkW5LXqfk7jBlQ3yZNnvKdWBK1EspDsEZmshYv6tVBGz9Dy6y530Rrkq3siI3B4UuS9pnEWUubxoO4a1R6X4+6HN7gBIlEbGq6XQnW/vsk1NBe1EH5njJOzwuM5rYo5WHZU5X8OV4IoGfr/6+EzxByQYWSSAKbIH1pZqjUNXP9F1o4BFThmmU7shBP0aomNeNtjty63bfNeMu6X98bo8JoP3Pr1wcDFibYgrULnrjc2NFq2d5npf8iayzZNjXW/fnWjPuKR1ycFg9vgd6yRvE5qCE3ilkUd7h4QLCOvWXh+zMD9FgytaYqN/jdqDWHweGkUkzJSZoJZ4nVtUJidI5CSS31dDQGFf/eRrQPzRRbTXWMt+CRvWX02d30qBX3uqlHjcmnnerGIPCTmt2rvb1xHhZSC1OEhzxYlNaUaEMFWD0j7WH2JqvvMp5Lum06b5SNaERpFetu0kkvH0kP9Tx54exO0zttfPdc0qtxeJpd0qso3nqwPhB5+ub45PR4QHvUl6EUVOtiAvPHjN8L0iqkvgI3ex9DXacNiFDO3A0KlHOi4rq+UIf85CywNUftjX1oxSFyjdo1PHR0Xg1ov/ZhZMnpvWW45PcgBEGeUjimlmAonGPpcxgVlfKyVLVJj/T7Dw==');
INSERT INTO public.template_version VALUES ('f886f85f-1390-4863-8f68-9c371c924da8', 'abd9a659-8edc-4a77-bb83-57f584c97ecb', 'saved', 2, 'Mill', 1795244400000, 'vVhtb9s4DP4rgoD7Urh3abeubYB92LpX4Ab02nv5cCgCRmYSYbLkSXKaIuh/P1CWHTlz2iQNLl8MUeIj8iFFMVryqpI5H3IY55fw5uzy+AJzcfwazs+Px+OLV8dn55Ozi9fi8hzFmGd8jtZJo/mQn/w64BknXV0plXEvC3QeipIPT84vz05fDy4G9Mu4hgL5kH+TSvGM5+iElaWvURwKo3OecQV6WsGUFqLmGS+Mxoe/tPSOD3mhSFRaKbDdDotSgccroz0uPB9ynnFTon739dqaoowS6T6jRgte6ikf8txoDNLraqykm2HOhxNQDsmAB1N5Plxy8Uk4f2XUlam058NXbzIufsdJKsq4uJHTWSI6zbj4IlO9QcbdDNFfo/1m8kohH3pb4WPGc/BAGzkURIPjw3+XgclGMpoGo4kuLz1p8s+tRLqPGsaKTCe8jAvQH6QjUXTmMVuDo9goGVxv8P5cifYARD2X1ugCtU8wP3ake8CKylrU4iHBvFqJ9nEcFuhSr+P4Sag6SmtIOZYWhYSQtyvAD13x7rhST9Q66NdEliDGRH0W0oHqOH0bx/sExKRAV8Z5ZibMbQPYb9oUUsNQKamnGYvpzkDnDPJC7kflvUiw/zH2u9RTJqCU/vlz0ws4kQvMwTn0KQufSMpa8T6wGrSggpSCrmS7I+py3kmfOTpPp5CVaCfGFqDFswc9AN9R4aValdSkWjASZo62D0S6r1qoKu/A3n6X5XpStUDab6gQu0Ll4GZjAzbfEaxDYsQC56qirOvxAUyzOEdd9bK+O2G7WtTnX330XooSzthLQbrn6uVoTxydHbHkQWI/PgiKmBwCRZYHoIX6p4MkoZiBPUjQa6DQSO0BdpdxYSzeoDOVFaHY3WWcKmWlICl9oeMc/ahAe+mpBYmt7DXJ2YIlM7goLbrYG3vjQbG3LOizo3QdKGXuMb9BRftwh3YuQ3GuTzmd0ruMz8FK8mjdljUTqCEHVdE4NOOu7Za6pP3swR8rSYpQxYa7/j7etQhQhKa21X/XjHv9bldv4W3GV+WA8H5UtVnKgN5AxUZjniTj7ic6RnV83Qws/kwNW8T4LVizotfZBo0dtfEO69lv7GQweEnI9w1bdoCUWSPlNg4b3dqzZt9f0lQRlfOmQOtGYobi+2gunQxnPkJdNfNswWCOFqbIwkq2YO3aXqZbZHYUNY5WGhtY7me2ReoxawO3JZpS4YrcYECSg6kn25K8Ts3fYcyA+jZp8pTvxJKolVAegjUyk7V4Ua8O2vgZWmbN/SZak2xlR2wMDl+StM8kzlraNB7EXaPS+3rU5fAGJ0gkYlPT7Uqw9t8noYb2og7K95Rxel5gNLdFKQ/Lnqrkz/FCAD1b/38lfIaQCyqURBLYBOlLM0Olrpnrv9DCIaAK1yzbkYV4ilY1qRlvc+TW7b5txlvW/freGBVG+5lbvz4YsDDBFqxd8MTlxo5Wy/Y+K/0XWWPJtqmx7s+3ZtxXPOLitHh4C/SWNYrPQQ25UcyiuMPFA4J17C0L358ZoMeSqTVVucHvRq05DA4nlWJKTtJMOEusrhUSo3MUSmqpp6MxqPj3NqJ9aKbYaqpjvAWP7C2jz+6mR6241009akw+7VQ3BoGf1Oxe7e2N87CQWpgiPOTBorSmRBsqwOoZaQ+zN1l9l/Fc0m3TeaNsRCNKq1h3k056+Uh6qOfJC2d3mt5p47vnkp6Nw9Pskl5F8daD9YHI0zfHJ6fHA9qjvgyloFoXE5g/ZvxekFYh9RW42fsY6jptQIRy5m5QoJwTFdf1hTrkJ2eBrTlqb+xDKw6Ra9Su4aGj82pA+7UPI0tO7y3DJb8HIQjylMIxtQRD4RxLn8OoqJSXpapNeqTffw==');
INSERT INTO public.template_version VALUES ('d5aa0e17-ea61-492c-bbd9-b17d1f481019', '6b6112b6-88f9-4769-ac15-545edb7b1e40', 'saved', 1, 'Deleted', 1795248000000, 'vVjbbts4EP0VgsC+BMqu7SZpK6APrXsFtkA22cvDwjBoamwTpUiVpBwHRv59MRQlU4qc2I6xfhE45BzOnBkO6dnQshQZTenV7Go4HM2uzt+8mb89v3h99fac8eHl+eXFJWSz17MhXAxoQldgrNCKpnT4K45RV5VSJtSJHKxjeUHT4eu3l6OLNwP/S6hiOdCUfgQJDjKa0AwsN6JwFZDTZAbEgHXa+GnJ1KJkC9QBRROaawX3fynhLE1pLlFUGMGh2RnyQjIHY60crB1NKU2oLkC9/3ZtdF4EibBfQIFhTqgFTWmmFXjpdTmTwi4ho+mcSQtowL0uHU03lH/m1o21HOtSOZq+ukoo/x3msSih/EYslpFolFD+VcR6g4TaJYC7BvNdZ6UEmjpTwkNCM+YYbmSBIx2Wpv9uPKm1ZLrwRkuKDDvUpF8aibCfFJtJNB3xEsqZ+igsioIzD0kHDsMkhXe9xvtzKzoCENRKGK1yUC7C/NSSHgHLS2NA8fsIc7wVHeM4W4ONvQ7jJ6GqKHWQMigMcMF8/m4BP7bFh+MKNZdd0G+RLEIMifospGWy5fRtGB8TEB0DjbV1RM+J3Qew37QFiw0DKYVaJCSkO2EqIyzLxXFU3vEI+x9tfgi1IJwVwj1/bnoB52INGbMWXMzCZ5SSRnwMrGKKY0GKQbeywxFVsWqlzwqsw1NICjBzbXKm+LMH3QNPsPBirYpqUiWYcr0C0wci7DfFZZm1YG9/iKKbVA2QcjsqxKFQGbPLmWYmOxCsRWLAYtaWeVHV4xOYZmAFquxl/XDCDrWoz7/q6L0UxZ+xl4K0z9XL0Z44OgdiiZPEfnYSFD4/BYooTkALvp9OkoR8ycxJgl4B+YfUEWCThHJt4AasLg33xW6SUKyUpWRR6fMvzunPkiknHD5Bwqv2GuVkTaIZWBcGrK1ft45J8o54fXIWr2NS6jvIbkDiPtSCWQlfnKtTjqd0ktAVMwI96trSMQHf5kyWOPbvctu8ltqkPfbgj60kRijDg7v6PkwaBJb7R22j/74e9/rdrN7D24RuywHi/Swrs6RmagcVO415kozJIzqmVXztkhl4TA1Zh/itSb2i19kajZw18fbryW9kOBi8JOTHhi05Qcp0SLkNw1q38qze95c4VXhpnc7B2ClfAv8xXQkr/JkPUON6nqwJW4FhCyB+JVmTZm0v0w0yOQsaZ1uNHSz3M9sg9Zi1g9sCdCFhS643IMrB2JN9Se5S87cfE4bvNqGzmO/IkqAVUe6DNdXzTrzwrc6UdkswxOi7XbRG2UrOyIxZeEnSPpM4nbSpPQi7BqUP1ajN4Q3MAUmEuqabraDz3yeiBvfCF5TrKePYXiA4t0cp98uequTP8YIAPVv/fyV8CSzjWCiRJGYipK/1DJa6eq7/QvOHACtcvexAFsIp2takerzPkevafVuP96z71b0xzbVyS9u9PggjfoKsSbPgicuNnG2XHX1W+i+y2pJ9U6Prz/d63Fc8wuK4eDjDsJc1De2gmtwgJkHc4uIemLHkHfHfxwxgs2RhdFns8LtWqw+DhXkpiRTzOBMuI6srhcjoDLgUSqjFdMZk+HvbtBzDFNlOtYw3zAF5R/BzuOlBK+x1U41qk0et6kaY5yc2u1d7f+McWwvFde4beWxdGF2A8RVg20Y6wuxdVk8Smgm8bVo9ylo0xbQKdTd6SW8eUA/UKupwtqexTxv6nhvsIPvW7Aa7onDrmHGeyNHV+XB0PsA9qstQcKx1IYHpQ0LvOGrlQo2ZXX4Ioa7ShnFfzuwNcBArpOK6ulBTOrz0bK1AOW3uG7GPXK12ze5bOq8GuF/TGNlQ7LekG3rHOEfIEYZjYRAGwzkTLmPTvJROFLIy6QF//wE=');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.build
    ADD CONSTRAINT build_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.clock_check
    ADD CONSTRAINT clock_check_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log_entry
    ADD CONSTRAINT log_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.password_try
    ADD CONSTRAINT password_try_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.shared_room
    ADD CONSTRAINT shared_room_pkey PRIMARY KEY (network);
ALTER TABLE ONLY public.stored_file_piece
    ADD CONSTRAINT stored_file_piece_key PRIMARY KEY (name, start);
ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.template_reading
    ADD CONSTRAINT template_reading_key PRIMARY KEY (session_id, template_uuid);
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.usage_count
    ADD CONSTRAINT usage_count_key PRIMARY KEY (day, event, screen);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (email);
CREATE INDEX account_by_merged_into ON public.account USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX account_by_network ON public.account USING btree (network, room_bytes) WHERE (room_bytes > 0);
CREATE INDEX build_by_account ON public.build USING btree (account_id);
CREATE INDEX build_by_touched_at ON public.build USING btree (touched_at);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_created_at ON public.built_file USING btree (created_at, bytes);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
CREATE INDEX feedback_by_account ON public.feedback USING btree (account_id);
CREATE INDEX job_by_account ON public.job USING btree (account_id);
CREATE INDEX job_by_due_at ON public.job USING btree (due_at, id) WHERE (finished_at IS NULL);
CREATE INDEX log_entry_by_account ON public.log_entry USING btree (account_id, at);
CREATE INDEX log_entry_by_at ON public.log_entry USING btree (at);
CREATE INDEX log_entry_by_lmid ON public.log_entry USING btree (lmid, at);
CREATE INDEX one_time_token_by_account ON public.one_time_token USING btree (account_id, purpose);
CREATE INDEX password_try_by_last_at ON public.password_try USING btree (last_at);
CREATE INDEX provider_by_account ON public.provider USING btree (account_id);
CREATE UNIQUE INDEX provider_by_subject ON public.provider USING btree (provider, subject);
CREATE INDEX purchase_order_by_account ON public.purchase_order USING btree (account_id);
CREATE INDEX session_by_account_id ON public.session USING btree (account_id);
CREATE INDEX session_by_expires_at ON public.session USING btree (expires_at);
CREATE INDEX template_by_account_id_bytes ON public.template USING btree (account_id, document_bytes, version_bytes);
CREATE INDEX template_by_account_id_updated_at ON public.template USING btree (account_id, updated_at);
CREATE INDEX template_reading_by_template ON public.template_reading USING btree (template_uuid);
CREATE INDEX template_version_by_template ON public.template_version USING btree (template_uuid, saved_at);
ALTER TABLE ONLY public.build
    ADD CONSTRAINT build_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stored_file_piece
    ADD CONSTRAINT stored_file_piece_name_fkey FOREIGN KEY (name) REFERENCES public.stored_file(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_reading
    ADD CONSTRAINT template_reading_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
