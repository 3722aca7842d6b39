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
    feedback_requested_at bigint
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
INSERT INTO public.account VALUES ('d2bdf45d-f422-4a7f-9e0c-099060d0e4bc', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$vvQVGokZJq6t0lek1kws2A$qgNRUxklS7OK3ckDOdUcuNeOyaq+6JVCPGKFjFuCQpc', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.clock_check VALUES (1, 1795219200000, NULL, NULL);
INSERT INTO public.job VALUES ('f911750a-a07d-4986-a3ba-1c6f93652e26', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000, 'd2bdf45d-f422-4a7f-9e0c-099060d0e4bc');
INSERT INTO public.log_entry VALUES ('67b92f24-d414-4703-a9fe-d8a0bc1e856c', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 6239', NULL);
INSERT INTO public.log_entry VALUES ('4f2c4ac4-4b0c-439d-adeb-768b2c3f1e98', 1795222800000, 'info', 'template-saved', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', '127.0.0.1', 'POST', '/api/user/template/4680a78b-32db-45da-935b-a72a15f1aa74', '4680a78b-32db-45da-935b-a72a15f1aa74 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('cc2b9d55-3d38-4591-a03f-c65496854aea', 1795226400000, 'info', 'template-saved', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', '127.0.0.1', 'POST', '/api/user/template/4680a78b-32db-45da-935b-a72a15f1aa74', '4680a78b-32db-45da-935b-a72a15f1aa74 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('de125b85-2c85-48fa-be00-d4abd104973f', 1795230000000, 'info', 'template-saved', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', '127.0.0.1', 'POST', '/api/user/template/4680a78b-32db-45da-935b-a72a15f1aa74', '4680a78b-32db-45da-935b-a72a15f1aa74 at revision 3', NULL);
INSERT INTO public.log_entry VALUES ('b20e4394-0ec8-48b8-9276-0c003379dbc7', 1795233600000, 'info', 'template-saved', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', '127.0.0.1', 'POST', '/api/user/template/95a6eecb-4b67-46fc-8420-c9dd3c2bc2d2', '95a6eecb-4b67-46fc-8420-c9dd3c2bc2d2 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('a7409c13-f1fb-4d07-911b-c7de508cf291', 1795240800000, 'info', 'template-saved', 'd2bdf45d-f422-4a7f-9e0c-099060d0e4bc', '127.0.0.1', 'POST', '/api/user/template/9acf72f5-a6ad-439e-9145-bb3bc5b72ee1', '9acf72f5-a6ad-439e-9145-bb3bc5b72ee1 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('ce9e0357-bf7f-4938-aff4-bf47856923df', 1795244400000, 'info', 'template-saved', 'd2bdf45d-f422-4a7f-9e0c-099060d0e4bc', '127.0.0.1', 'POST', '/api/user/template/9acf72f5-a6ad-439e-9145-bb3bc5b72ee1', '9acf72f5-a6ad-439e-9145-bb3bc5b72ee1 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('c04dd2c9-84a5-4710-a92a-f95b74f3a196', 1795244400000, 'info', 'user-registered', 'd2bdf45d-f422-4a7f-9e0c-099060d0e4bc', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('9a03d4df-2e0a-4f85-acc7-b2cc6250ae02', 1795248000000, 'info', 'template-saved', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', '127.0.0.1', 'POST', '/api/user/template/72fc86ca-b20f-4a57-9cc4-191a0c612dc2', '72fc86ca-b20f-4a57-9cc4-191a0c612dc2 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('d5d46d0d-667d-48f5-9eaa-e8796468de71', 1795248000000, 'info', 'template-deleted', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', '127.0.0.1', 'DELETE', '/api/user/template/72fc86ca-b20f-4a57-9cc4-191a0c612dc2', '72fc86ca-b20f-4a57-9cc4-191a0c612dc2', NULL);
INSERT INTO public.log_entry VALUES ('dc5e836d-2c40-4795-aec1-bc3d8d111932', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 6239', NULL);
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
INSERT INTO public.session VALUES ('745914d9809e451f40b949c97f4753a86d7cde00a2d9e82e32897fd5d6df869b', 'd2bdf45d-f422-4a7f-9e0c-099060d0e4bc', 1795237200000, 1795244400000, 1795244400000, '0dbe5c07-5971-4f58-b9a6-79c7d3d3f943', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.session VALUES ('1982c008a468edeee567342f40cc22106e7b00dc634f6c21b0462d9d036277fd', 'd2bdf45d-f422-4a7f-9e0c-099060d0e4bc', 1795244400000, 1795244400000, 1797836400000, '2a4cfae0-2a43-463f-9e0a-2867cbb7f63f', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.session VALUES ('dddbda3d8354bb20ef769e4b1dde740e1da24caa1006b325f3bb18e618c92a8a', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', 1795219200000, 1795248000000, 1829808000000, '5015d14d-6013-42a3-a3f2-dbb7be5a2156', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.template VALUES ('4680a78b-32db-45da-935b-a72a15f1aa74', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"4680a78b-32db-45da-935b-a72a15f1aa74","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3188, 3208, '5015d14d-6013-42a3-a3f2-dbb7be5a2156');
INSERT INTO public.template VALUES ('95a6eecb-4b67-46fc-8420-c9dd3c2bc2d2', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"95a6eecb-4b67-46fc-8420-c9dd3c2bc2d2","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3186, 1076, '5015d14d-6013-42a3-a3f2-dbb7be5a2156');
INSERT INTO public.template VALUES ('9acf72f5-a6ad-439e-9145-bb3bc5b72ee1', 'd2bdf45d-f422-4a7f-9e0c-099060d0e4bc', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"9acf72f5-a6ad-439e-9145-bb3bc5b72ee1","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3187, 2136, '2a4cfae0-2a43-463f-9e0a-2867cbb7f63f');
INSERT INTO public.template VALUES ('72fc86ca-b20f-4a57-9cc4-191a0c612dc2', '189a22b7-ac13-4ad5-ad75-35eb3b14d5e1', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"72fc86ca-b20f-4a57-9cc4-191a0c612dc2","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3198, 1076, '5015d14d-6013-42a3-a3f2-dbb7be5a2156');
INSERT INTO public.template_version VALUES ('5be1b279-dfe8-4feb-935f-4ad311a8ea2b', '4680a78b-32db-45da-935b-a72a15f1aa74', 'saved', 1, 'Bakery', 1795222800000, 'rZbbbuM4DIZfJeC1skjcpu34bidz2AK7QNDOYC4GRcHItENUlgxJdhsEefcBnTSxu8Uc3PjOv81PJCVS3EBdcwYpnF9cTfDyajk+S7Ll+HyW4fjd2Ww5xssEp7N8inh5Dgoa8oGdhRSmf01Agdja2hgFkUsKEcsK0unlu1mSJFcTeRRYLAlSeI8P5NegIKOgPVdxx8nZhwgKDNqixkL+JAsKSmdp/dVyDJBCaUSqPGs6rEdlZTDS3NlITxFSAAWuIvv39cK7storHD6TJY+RbQEpZM5Sqy7qpeGwogzSHE0gcWDt6gjpBvQnHeLcmbmrbYT07EKB/pfyrqRA33Cx6kiJAv0Pd+0mCsKKKC7I/+ey2hCk0de0VZBhRFkokJYsBEi/b9pUPiv3Reu0AclrFEv4fFA4fLS4NB3XNdoPHETbS1v1gie7Y7iN/Rn45SgNIZJt2Dtbko0d6MeeOoSra+/J6nUHOj9Kg2LHJwrdwPfvP2fttuoFKqPKk2Zsz+6R+KEvDwCzzc1L6nVHG4AMaHph3+7fB22K65LmLsSRy0fht4ivO1dg1zUyhm2hRvtjP0KbjTAreWDoj7oD/+b8A9tipLHi+BsF9Cox5yfKMASK3UR8EnV0kAdxLVotvalLPWoDkLZqeoeooRClHkcV+dz5Eq3+dc235DvpwtK4Og1qJ9xr15DvU8REhGurTZ0dFY329oGrl0frALLxf81iGCrDsFo69NkfwnpZ3LMwhLqsds35BK55asjWdJqE/alHr8W3q7+3Uto6eyukX1pvp71aPINYfJK9X56EovNTULg6QVpkmDrJIdQr9CfZ9B2onaoGwO4UaOfphoKrvW6b3Z0CaZW1wf1bxg2H/qj2LN1PQT033w5jsxUw2aYz6PU/y7i6H/82Mj63E+pGhkO6jehlgE0mycV4mownskZFnl3GmuO6Dd3GFWwVPGqxKtnOMazeo2n7ewozUIBayygabkgTN5KURcuQ8V2+s23IRufXBzmZdMwWuO7ZnE1kvcOVsAG5atINPKLWgkzk3im8YEABLTlmeF/WJnJldi5t5fkB');
INSERT INTO public.template_version VALUES ('13a06ce5-9982-4b4d-9805-0d679e0ffa45', '4680a78b-32db-45da-935b-a72a15f1aa74', 'saved', 2, 'Bakery', 1795226400000, 'rZbbbuM4DIZfJeC1skjcpu34bidz2AK7QNDOYC4GRcFITCJUpgxJdhsEefcBnTSxu8Uc3PjOv81PJCVS3EBVWQM5nF9cjfDyaj48y8x8eD4xOHx3NpkP8TLD8WQxRrw8BwU1hWg9Qw7jv0agQGy5ck5BsgXFhEUJ+fjy3STLsquRPAoYC4Ic3uMDhTUoMBR1sGXacSJpzwYUOORlhUv5lRgUFJ5p/ZVtipBD4UQqg9V0WJCK0mGiqedETwlyAAW+JP77ehZ8Ue4VGz8TU8BkeQk5GM/UqLNq7mxckYF8gS6SOLD2VYJ8A/qTjmnq3dRXnCA/u1Cg/6VFW1Kgb+xy1ZIyBfof27YbKYgrojSj8J83lSPIU6hoq8BgQlkokpY0RMi/b5pcPiv3y8ZpB5LYJJbw+aDY+JFx7lqua+QPNoq2l7bqBU+2x9km9mfgl6PUh0hc2+C5IE4t6MeO2oerqxCI9boFnR6lXrHjE8V24Pv3n7N2W/UCZagMpC02h/dI/NCVe4AtL9xL6nVL64GM6Dph3+7fe22Kb5OmPqaBXwzibxFfd26JbdfIOctLNdgf+wGyGaApbM/QH3UL/s2HB8vLgcbSpt8ooFeJC/tEBmOk1E7EJ1EHB7kXl5G19KY29aj1QHJZdw5RTTFJPQ5KCgsfCmT965pvyHfShaVxtRrUTrjXvqbQpYiJCNesXWWOika+fbDly6N1AHH6X7PohzIYV3OPwfwhrJPFPQtjrIpy15xP4Fqgmrii0yTsTz16Lb5d/b2V0tTZWyHd0no77dXi6cWyJ9n7+UkoenEKii1PkBYZpk5yCPUKw0k2fQdqpqoesDsF2ge6oeiroJtmd6dAWmXlcP9mbG1jd1R7lu7HoJ6bb4ux2QqYuG4Net3PMq7ux7+NzM/NhLqR4ZBuEwYZYLNRdjEcZ8ORrFFSsN5YbdO6CZ3TCrYKHrVYFZanGFfv0TX9PYcJKECtZRSNN6TJ1pKUWcOQ+V2+W66Jkw/rg5yNWmYzXHdszkay3uFK2IBcNfkGHlFrQWZy7yyDYEABzW0yeF9ULtnS7VzayvMD');
INSERT INTO public.template_version VALUES ('ebcbf083-9a30-4186-a23d-7993fdd1ef50', '4680a78b-32db-45da-935b-a72a15f1aa74', 'saved', 3, 'Bakery', 1795230000000, 'rZbbbuM4DIZfJeC1skjcpu34bidz2AK7QNDOYC4GRcFITEJUlgxJdhsEefcBnTSxu8Uc3PjOv81PJCVS3EBVsYEczi+uRnh5NR+eZWY+PJ8YHL47m8yHeJnheLIYI16eg4KaQmTvIIfxXyNQILauslZB4oJiwqKEfHz5bpJl2dVIHgUOC4Ic3uMDhTUoMBR14DLtOGnFwYACi25Z4VL+JAcKCu9o/dVxipBDYUUqA2s6rEdFaTHR1LtETwlyAAW+JPf39Sz4otwrHD+To4CJ3RJyMN5Ro86queW4IgP5Am0kcWDtqwT5BvQnHdPU26mvXIL87EKB/pcWbUmBvuHlqiVlCvQ/3LYbKYgrojSj8J83lSXIU6hoq8BgQlkokpYsRMi/b5pUPiv3y8ZpC5LXJJbw+aBw/Ohwbluua3QfOIq2l7bqBU92x3IT+zPwy1HqQyRXc/CuIJda0I8dtQ9XVyGQ0+sWdHqUesWOTxTbge/ff87abdULlKEykGZszu6R+KEr9wCzW9iX1OuW1gMZ0XbCvt2/99oU3yZNfUwDvxjE3yK+7twS266RteyWarA/9gN0ZoCm4J6hP+oW/JsPD+yWA40lp98ooFeJC34igzFSaifik6iDg9yL69Bp6U1t6lHrgXRl3TlENcUk9TgoKSx8KNDpX9d8Q76TLiyNq9WgdsK99jWFLkVMRLh22lbmqGh0tw9cvjxaB5BL/2sW/VAG42rusblN/gTWyeKehTFWRblrzidwLVBNrqLTJOxPPXotvl39vZXS1NlbId3Sejvt1eLpxeKT7P38JBS9OAWFyxOkRYapkxxCvcJwkk3fgZqpqgfsToH2gW4o+iroptndKZBWWVncvxmuOXZHtWfpfgzqufm2GJutgMnVrUGv+1nG1f34t5HxuZlQNzIc0m3CIANsNsouhuNsOJI1SgrsDWtO6yZ0l1awVfCoxapgN8W4eo+26e85TEABai2jaLwhTVxLUmYNQ8Z3+c6uJpd8WB/kbNQym+G6Y3M2kvUOV8IG5KrJN/CIWgsyk3tnGQQDCmjOyeB9UdnEpd25tJXnBw==');
INSERT INTO public.template_version VALUES ('ecd968e7-da62-4105-afe6-84eb9a7bba67', '95a6eecb-4b67-46fc-8420-c9dd3c2bc2d2', 'saved', 1, 'Café', 1795233600000, 'rZffb+M2DMf/lYDPypA6bW712y73YwU2IGg37GEoCkaiE+FkypBkt0GQP2h/x/6xA500sXvFdufGb/o6/IikRJrZQl1bAzlcX+GMSC/Hl8vZu/HlrNDjny+zyVhfGzPV2VJnJgMFDYVoPUMOFz9NQIHYcu2cgmRLignLCvKLd9dX2XQ6m8ijgLEkyGGOxb//gAJDUQdbpT3Gs9uAAoe8qnElvyMGBaVn2vzJNkXIoXQiVcFqOu5GZeUw0dxzoqcEOYACXxH/crMIvqwOio2fiSlgsryCHIxnatVFvXQ2rslAXqCLJA5sfJ0g34L+pGOaezf3NSfIpzMF+jcqupICfWtX646UKdC/2q7dREFcE6UFhd+9qR1BnkJNOwUGE8pGkbQkIUL+97ZN5LPysGqddiBZTWIJn4+KjR8Zl67jukb+YKNoB2mnXvDkbJxtY38G/nGShhCJGxs8l8SpA/3YU4dwdR0Csd50oPOTNCh2fKLYDfyw/m/W/qheoAxVgbTF9uqeiB/68gCw5cK9pN50tAHIiK4X9t1hPehQfJc09zGNfDGK30V83bkVdl0j5yyv1Ohw7UfIZoSmtANDf9Qd+F8+fLG8GmmsbPqOAnqVWNgnMhgjpW4iPok6OsqDuIyspTd1qSdtAJKrpneJGopJ6nFUUSh8KJH1/9d8S76XLiyNq9Og9sKD9g2FPkVMRLhh7WpzUjTy3RdbvbxaRxCnb5rFMJTBuF56DOYHYb0sHlgYY11W++Z8BtcCNcQ1nSdhP+rRa/Ht6++tlLbO3grpl9bbaa8WzyCWPcvZL89C0cU5KLY6Q1pkmDrLJdRrDGc59D2onaoGwO4VaB/olqKvg26b3b0CaZW1w8PK2MbG/qj2LD1cgHpuvh3Gdidg4qYz6PVfy7h6GP+2Mjy3E+pWhkO6SxhkgM0m2Wx8kY0nskdFwXpjtU2bNnROa9gpeNRiVVqeY1y/R9f29xyuQAFqLaNovCVNtpGkLFqGDO/y3nJDnHzYHOVs0jFb4KZnM53IfsdPwhbkU5Nv4RG1FqT8PUirIBhQQEubDD6UtUu2cnuXdvJ8BQ==');
INSERT INTO public.template_version VALUES ('3586e530-19e3-45ba-9244-86b1ef12ba1a', '9acf72f5-a6ad-439e-9145-bb3bc5b72ee1', 'saved', 1, 'Mill', 1795240800000, 'rZbfb+M2DMf/lYDPypC4Tbv6bcv9WIEdELQb9jAUBS3TCXGyZEiy2yDI/z7QcRO7V9zu3PjNX5sfkZRIcQd1zTmkcIO6uE6KxRSvMJ9eXtzQ9GZ+uZhm2UWmF9l1QjQHBQ35wM5CCvNfZqBAbG1tjILIJYWIZQXp/PpmkVzOfp3Jo8BiSZDCFzYGFOQUtOcqHigF+xBBgUG7rnEt/5EFBaWztP3bcgyQQmlEqjxrOq5GZWUw0tLZSM8RUgAFriL72+3Ku7LqFA6fyZLHyHYNKeTOUquu6sxw2FAOaYEmkDiwdXWEdAf6kw5x6czS1TZCenGlQP9JRV9SoO94velJiQL9B/ftZgrChiiuyH9xeW0I0uhr2ivIMaIsFEhLFgKk/+7aRL4oj+vWaclW5CiW8PmocPhoMTM91zXaDxxE66S9esWTvTHcxv4C/OskjSGSbdg7W5KNPejHgTqGq2vvyeptD7o8SaNix2cK/cC79++zDlv1CpVT5Ukztmf3RPwwlEeA2RbmNfW2p41ABjSDsO+791Gb4vqkpQtx4opJ+CHi286tse8aGcN2rSbdsZ+gzSeYlzwy9Cfdg//j/Fe264nGiuMPFNCbxIKfKccQKPYT8UnUyVEexbVotfSmPvWkjUDaqhkcooZClHqcVOQL50u0+v9rviU/SBeWxtVrUAfhUbuG/JAiJiLcWm3q/KRotPdfuXp9tI4gG79pFuNQOYZN5tDnPwkbZLFjYQh1WR2a8xlc89SQrek8CftZj96K71B/76W0dfZeyLC03k97s3hGsfgse5+dhaKLc1C4OkNaZJg6yyHUG/Rn2fQDqJ2qRsAeFGjn6Y6Cq71um92DAmmVtcHuLeeGw3BUe5EeZSrumm+PsdsLmGzTG/SGn2Vc7ca/nQzP7YS6k+GQ7iN6GWCTWXI1nSfTmaxRkWeXs+a4bUO3cQN7BU9arEq2Swyb39G0/T2FBShArWUUDXekiRtJyqplyPAu39k2ZKPz26OczHpmK9wObC5mst7xStiBXDXpDp5Qa0Emcu+svWBAAWUcc3wsaxO5MgeX9vL8Bw==');
INSERT INTO public.template_version VALUES ('68a6a1ff-8c0d-4329-b840-3dde17efc925', '9acf72f5-a6ad-439e-9145-bb3bc5b72ee1', 'saved', 2, 'Mill', 1795244400000, 'rZbfb+M2DMf/lYDPypCkTbv6bcv9WIEdELQb9jAUBSMzCXEyZUiy2yDI/z7QSRO7V9zu3PjNX5sfkZRIcQtVxTlkcIN2eT1ZTod4hfnw8uKGhjfjy+lwsbhY2OniekI0BgM1hcheIIPxLyMwoLZSOWcgcUExYVFCNr6+mU4uR7+O9DEgWBBk8IWdAwM5RRu4THtKJOslBwMOZVXhSn8kAQOFF9r8LZwiZFA4lcrAlo7LUVE6TDTzkug5QQZgwJckv93Ogy/Kg8LxMwkFTCwryCD3Qo06rxaO45pyyJboIqkDG18lyLZgP9mYZt7NfCUJsosrA/ZPWrYlA/aOV+uWNDFg/+C23chAXBOlOYUvPq8cQZZCRTsDOSbUhSJZTUOE7N9tk8kX5XHVOK3pSpzUEj4fFY4fBReu5bpF+cBRtYO0M694ujmOm9hfgH+dpD5EkpqDl4IktaAfO2ofrq1CILGbFnR2knrFjs8U24Ef3r/P2m/VK1ROZSDL2BzeE/FDV+4BZlm619TbltYDGdF1wr4/vPfaFN8mzXxMA78cxB8ivu3cCtuukXMsKzM4HPsBSj7AvOCeoT/ZFvwfH76yrAYWS04/UEBvEpf8TDnGSKmdiE+qDo5yL66gWO1NbepJ64GUsu4coppi0noclBSWPhQo9v9rviE/aBfWxtVqUHvh0fqaQpeiJircinVVflIsyv1XLl8frSNI0jfNoh8qx7heeAz5T8I6WTywMMaqKPfN+QyuBapJKjpPwn7Wo7fi29ffeylNnb0X0i2t99PeLJ5eLD7L3i/OQrHLc1C4PENadJg6yyG0awxn2fQ9qJmqesAeDFgf6I6ir4Jtmt2DAW2VlcPDW841x+6o9iI96lh8aL4txnanYJK6Neh1P+u4ehj/tjo9NxPqVodDuk8YdICdjCZXw/FkONI1Sgrsc7acNk3oktawM/Bk1apgmWFc/46u6e8ZTMEAWqujaLwjS1xrUuYNQ6d3/c5SkyQfNkd5MmqZzXHTsbkY6XrHK2ELetVkW3hCaxU50XtnFRQDBmjBKcfHonKJS7d3aafPfw==');
INSERT INTO public.template_version VALUES ('842622a4-1a15-42d8-a44f-3732e4a1d8d1', '72fc86ca-b20f-4a57-9cc4-191a0c612dc2', 'saved', 1, 'Deleted', 1795248000000, 'rZffb9s4DMf/FYPPyiHx+mP12y7ddgXugKDd4R6GomBo2hEmU4Ykuw2C/O+DnDSxu2K3ufGbvwI/IimRpjfQNDqHDC7Tgt5fEE6W6bSYnOH55eSK6Gwyu5rhlC5maU4pKGjZeW0FMpj9MQUF0VYaYxQEXbEPWNWQzS6vztOz99PuUSBYMWRwzYYD56AgZ09O12EHCjZZcuLYB+u6ZYNSNlhGGxZQUFnh9b+ig4cMKhOl2mniw85c1QYDz60EfgqQASiwNcuHm4WzVb1XtP/Mwg6DlhIyyK1wpy6apdF+xTlkBRrP0YG1bQJkG6BP5MPcmrltJED27kIB/c1FX1JAt7pc9aRUAf2l+3ZTBX7FHBbs/rF5Yxiy4BreKsgxYNzIM8V0eMi+brqkPisPZee0gZjhEC3h80HR/qPg0vRcJ5Rr7aO2l7bqBS+ek9Fd7M/AL0dpDJGl1c5KxRJ60I8DdQyXGudYaN2Dzo/SqNjxiX0/8P37z1m7o3qByrl2TBq7S3wkXg/lEWAthXlJvelpI5AezSDsu/37qEOxfdLc+pDYIvG/RHzduRL7rrExWkqV7K99gpInmFd6ZOiP1IP/Z903LWVCWOvwCwX0KrHQT5yj9xz6ifgU1eQgj+IKCsXe1KcetRFIqdvBJWrZh1iPSc2usK5Cof+v+Y58H7twbFy9BrUTHsi27IaUaBKFGyHT5EeFUO6+6frl1TqAJPzQLMahcvSrpUWX/yZskMU9C71vqnrXnE/gmuOWpeHTJOx3PXotvl39vZXS1dlbIcPSejvt1eIZxdInOfvlSShUnIKi6xOkJQ5TJ7mEtEJ3kkPfgbqpagTsXgFZx7fsbeOoa3b3CmKrbAzu33Ldaj8c1Z6lhxmo5+bbY2y2EczS9ga94XIcV/fj3yYO0t2EuonDId8FdHGATafpxWSWTqZxj5qdtrkmHdZd6BJWsFXwSNGq0jJHv/oTTdffMzgHBUgUR1F/y8S6jUlZdIw4yMd1LS1LsG59kNNpz2yB64HNu2nc7/BJ2ED81GQbeESiiIy/CqF0EQMKeKlDjg9VY4Kuzc6lbXy+Aw==');
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
CREATE INDEX build_by_account ON public.build USING btree (account_id);
CREATE INDEX build_by_touched_at ON public.build USING btree (touched_at);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_created_at ON public.built_file USING btree (created_at, bytes);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
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
