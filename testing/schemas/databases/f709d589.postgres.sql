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
    expires_at bigint NOT NULL
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
INSERT INTO public.account VALUES ('a83b9479-a41a-4b15-98bd-1f30e5b01293', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$H3KvRA9OqM4BwL+BWKLSKw$vcLKz9dTJKo0zppq0WixIRJDNCux12B4H0SMBKEZO+g', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('b22d6856-5957-4fd7-bcb6-bd10802cfe8f', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.clock_check VALUES (1, 1795219200000, NULL, NULL);
INSERT INTO public.job VALUES ('46b16041-4e25-41e8-a286-8aa361fffc64', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000, 'a83b9479-a41a-4b15-98bd-1f30e5b01293');
INSERT INTO public.log_entry VALUES ('c53f0468-c33d-4490-b598-850339118812', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 29462', NULL);
INSERT INTO public.log_entry VALUES ('5ab8b0a1-23ba-4549-a617-3d0f9d4325a3', 1795222800000, 'info', 'template-saved', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', '127.0.0.1', 'POST', '/api/user/template/2eed6c57-3ee7-4e43-b4ee-972aa3e73754', '2eed6c57-3ee7-4e43-b4ee-972aa3e73754 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('9ceb00f3-cd6d-438d-8f10-40d5cf516e56', 1795226400000, 'info', 'template-saved', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', '127.0.0.1', 'POST', '/api/user/template/2eed6c57-3ee7-4e43-b4ee-972aa3e73754', '2eed6c57-3ee7-4e43-b4ee-972aa3e73754 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('28e25461-fc6b-41f8-9322-2c914b87c4e6', 1795230000000, 'info', 'template-saved', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', '127.0.0.1', 'POST', '/api/user/template/2eed6c57-3ee7-4e43-b4ee-972aa3e73754', '2eed6c57-3ee7-4e43-b4ee-972aa3e73754 at revision 3', NULL);
INSERT INTO public.log_entry VALUES ('151d9597-8b0a-49f9-8bc6-5de833709291', 1795233600000, 'info', 'template-saved', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', '127.0.0.1', 'POST', '/api/user/template/013dc1fc-2fc2-4495-9897-577adbab0d1d', '013dc1fc-2fc2-4495-9897-577adbab0d1d at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('1d68a711-5173-41d6-8866-a4b2dc359544', 1795240800000, 'info', 'template-saved', 'a83b9479-a41a-4b15-98bd-1f30e5b01293', '127.0.0.1', 'POST', '/api/user/template/1e3b11c3-9131-48ff-981c-303646c9e894', '1e3b11c3-9131-48ff-981c-303646c9e894 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('0468bba2-3dca-447c-9272-2550060f7bd8', 1795244400000, 'info', 'template-saved', 'a83b9479-a41a-4b15-98bd-1f30e5b01293', '127.0.0.1', 'POST', '/api/user/template/1e3b11c3-9131-48ff-981c-303646c9e894', '1e3b11c3-9131-48ff-981c-303646c9e894 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('5b53b1aa-446b-4a9a-a748-fce308e2edd1', 1795244400000, 'info', 'user-registered', 'a83b9479-a41a-4b15-98bd-1f30e5b01293', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('0b8385ac-b9e3-4d03-878e-2ecf23f3e94d', 1795248000000, 'info', 'template-saved', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', '127.0.0.1', 'POST', '/api/user/template/a5f246dd-5dcd-4892-ae87-2ef09a8d13c3', 'a5f246dd-5dcd-4892-ae87-2ef09a8d13c3 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('363a2867-a380-4b1b-927f-1724d5d1a3bd', 1795248000000, 'info', 'template-deleted', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', '127.0.0.1', 'DELETE', '/api/user/template/a5f246dd-5dcd-4892-ae87-2ef09a8d13c3', 'a5f246dd-5dcd-4892-ae87-2ef09a8d13c3', NULL);
INSERT INTO public.log_entry VALUES ('48de0bb4-227b-4cb0-aa7b-43475926e3b7', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 29462', NULL);
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
INSERT INTO public.session VALUES ('0a5d0e1181dd3e636129a5a3d019e0fa5059de42980a96ed160fc1841105c64b', 'a83b9479-a41a-4b15-98bd-1f30e5b01293', 1795237200000, 1795244400000, 1795244400000, '1aedc89c-f8a2-45ea-8842-e31f375d73a9', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.session VALUES ('67fc9489a81606802cbd2cd9010239d8dce8731154c4f48a8f2780de2d0f1cbe', 'a83b9479-a41a-4b15-98bd-1f30e5b01293', 1795244400000, 1795244400000, 1797836400000, 'ae32c2c9-b9da-4781-af05-418f96f2e0f6', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.session VALUES ('c08805157dff8b460a937a88fa9f16b07af0e833860b45b9bb77991e60f316e6', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', 1795219200000, 1795248000000, 1829808000000, '3522a877-219b-470a-81ce-0fbf8171e275', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.template VALUES ('2eed6c57-3ee7-4e43-b4ee-972aa3e73754', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"2eed6c57-3ee7-4e43-b4ee-972aa3e73754","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3188, 3204, '3522a877-219b-470a-81ce-0fbf8171e275');
INSERT INTO public.template VALUES ('013dc1fc-2fc2-4495-9897-577adbab0d1d', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"013dc1fc-2fc2-4495-9897-577adbab0d1d","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3186, 1076, '3522a877-219b-470a-81ce-0fbf8171e275');
INSERT INTO public.template VALUES ('1e3b11c3-9131-48ff-981c-303646c9e894', 'a83b9479-a41a-4b15-98bd-1f30e5b01293', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"1e3b11c3-9131-48ff-981c-303646c9e894","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3187, 2136, 'ae32c2c9-b9da-4781-af05-418f96f2e0f6');
INSERT INTO public.template VALUES ('a5f246dd-5dcd-4892-ae87-2ef09a8d13c3', 'b22d6856-5957-4fd7-bcb6-bd10802cfe8f', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"a5f246dd-5dcd-4892-ae87-2ef09a8d13c3","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3198, 1072, '3522a877-219b-470a-81ce-0fbf8171e275');
INSERT INTO public.template_version VALUES ('575fc333-ad75-4cf1-9c6e-f49551ebfedf', '2eed6c57-3ee7-4e43-b4ee-972aa3e73754', 'saved', 1, 'Bakery', 1795222800000, 'rZbfb+M2DMf/lYDPypA6bbPz2y73YwU2IGg37GEoCkZiHKEyZUiy2yDI/z7QSRO7V9zu3PjNX5sfkZRIcQt1bQ3kkBGZa301G0+JZuNLupyOl5dE4w+zDHFKs+ns6hIUNBSi9Qw5XPwyAQViy7VzCpItKSYsK8gvZh+usiz7dSKPAsaSIIeP+EhhAwoMRR1slfaclQ0xgQKHXNRYyJ/EoKD0TJu/2aYIOZROpCpYTcf1qKwcJpp7TvScIAdQ4Cvi324WwZfVQbHxKzEFTJYLyMF4plZd1Etn45oM5Ct0kcSBja8T5FvQX3RMc+/mvuYE+fRagf6DVl1Jgb61xbojZQr077ZrN1EQ10RpQeFPb2pHkKdQ006BwYSyUCQtWYiQ/7ttU/miPBSt0w4kr0ks4etRsfEz49J1XNfIn2wU7SDt1Cue7I6zbewvwL9O0hAicWOD55I4daCfe+oQrq5DINabDnR+kgbFjs8Uu4Ef3r/P2m/VK5ShKpC22J7dE/FTXx4Atrxyr6k3HW0AMqLrhX13eB+0Kb5LmvuYRn41ij9EfNu5AruukXOWCzU6HPsRshmhKe3A0J90B/6PD4+Wi5HGyqYfKKA3iSv7TAZjpNRNxBdRR0d5EJeRtfSmLvWkDUBy1fQOUUMxST2OKgorH0pk/f8135LvpQtL4+o0qL3woH1DoU8RExFuWLvanBSNfPdoq9dH6wji9E2zGIYyGNdLj8H8JKyXxQMLY6zLat+cz+BaoIa4pvMk7Gc9eiu+ff29l9LW2Xsh/dJ6P+3N4hnEsmfZ++VZKHp1DoqtzpAWGabOcgj1GsNZNn0PaqeqAbB7BdoHuqXo66DbZnevQFpl7fDwZmxjY39Ue5EeLkC9NN8OY7sTMHHTGfT6n2VcPYx/Wxmf2wl1K8Mh3SUMMsBmk+x6fJGNJ7JGRcF6Y7VNmzZ0TmvYKXjSYlVanmNcf0TX9vccrkABai2jaLwlTbaRpCxahozv8t1yQ5x82BzlbNIxW+CmZzOdyHrHK2ELctXkW3hCrQWZyb1TBMGAAlraZPChrF2yldu7tJPnPw==');
INSERT INTO public.template_version VALUES ('8c7d9e83-98bd-4bc1-8108-be1c4bc374b9', '2eed6c57-3ee7-4e43-b4ee-972aa3e73754', 'saved', 2, 'Bakery', 1795226400000, 'rZbfb+M2DMf/lYDPypA6bbPz2y73YwU2IGg37GEoCkZiHKEyZUiy2yDI/z7QSRO7V9zu3PjNX5sfkZRIcQt1bQ3kkBGZa301G0+JZuNLupyOl5dE4w+zDHFKs+ns6hIUNBSi9Qw5XPwyAQViy7VzCpItKSYsK8gvZh+usiz7dSKPAsaSIIeP+EhhAwoMRR1slfacSNqzAQUOuaixkF+JQUHpmTZ/s00RciidSFWwmo4LUlk5TDT3nOg5QQ6gwFfEv90sgi+rg2LjV2IKmCwXkIPxTK26qJfOxjUZyFfoIokDG18nyLegv+iY5t7Nfc0J8um1Av0HrbqSAn1ri3VHyhTo323XbqIgronSgsKf3tSOIE+hpp0CgwlloUha0hAh/3fb5vJFeShapx1IYpNYwtejYuNnxqXruK6RP9ko2kHaqVc82R5n29hfgH+dpCFE4sYGzyVx6kA/99QhXF2HQKw3Hej8JA2KHZ8pdgM/vH+ftd+qVyhDVSBtsT28J+KnvjwAbHnlXlNvOtoAZETXC/vu8D5oU3yXNPcxjfxqFH+I+LZzBXZdI+csF2p0OPYjZDNCU9qBoT/pDvwfHx4tFyONlU0/UEBvElf2mQzGSKmbiC+ijo7yIC4ja+lNXepJG4DkqukdooZiknocVRRWPpTI+v9rviXfSxeWxtVpUHvhQfuGQp8iJiLcsHa1OSka+e7RVq+P1hHE6ZtmMQxlMK6XHoP5SVgviwcWxliX1b45n8G1QA1xTedJ2M969FZ8+/p7L6Wts/dC+qX1ftqbxTOIZc+y98uzUPTqHBRbnSEtMkyd5RDqNYazbPoe1E5VA2D3CrQPdEvR10G3ze5egbTK2uHhzdjGxv6o9iI9XIB6ab4dxnYnYOKmM+j1P8u4ehj/tjI/txPqVoZDuksYZIDNJtn1+CIbT2SNioL1xmqbNm3onNawU/Ckxaq0PMe4/oiu7e85XIEC1FpG0XhLmmwjSVm0DJnf5bvlhjj5sDnK2aRjtsBNz2Y6kfWOV8IW5KrJt/CEWgsyk3unCIIBBbS0yeBDWbtkK7d3aSfPfw==');
INSERT INTO public.template_version VALUES ('6ccd2d19-df7f-400c-832d-645a2f8c9d30', '2eed6c57-3ee7-4e43-b4ee-972aa3e73754', 'saved', 3, 'Bakery', 1795230000000, 'rZbfb+M2DMf/lYDPypA6bbPz2y73YwU2IGg37GEoCkZiHKKyZEiy2yDI/z7QSRO7V9zu3PjNX5sfkZRIcQt1zQZyyIjMtb6ajadEs/ElXU7Hy0ui8YdZhjil2XR2dQkKGgqRvYMcLn6ZgAKxdbW1ChKXFBOWFeQXsw9XWZb9OpFHgcOSIIeP+EhhAwoMRR24SntOWnMwoMCiK2os5E9yoKD0jjZ/O04RciitSFVgTcf1qKwsJpp7l+g5QQ6gwFfkfrtZBF9WB4XjV3IUMLErIAfjHbXqol5ajmsykK/QRhIHNr5OkG9Bf9Exzb2d+9olyKfXCvQftOpKCvQtF+uOlCnQv3PXbqIgronSgsKf3tSWIE+hpp0CgwlloUhashAh/3fbpvJFeShapy1IXpNYwtejwvGzw6XtuK7RfeIo2kHaqVc82R3LbewvwL9O0hAiuYaDdyW51IF+7qlDuLoOgZzedKDzkzQodnym2A388P591n6rXqEMVYE0Y3t2T8RPfXkAmN3KvqbedLQByIi2F/bd4X3Qpvguae5jGvnVKP4Q8W3nCuy6RtayK9TocOxH6MwITckDQ3/SHfg/PjyyK0YaK04/UEBvElf8TAZjpNRNxBdRR0d5ENeh09KbutSTNgDpqqZ3iBqKSepxVFFY+VCi0/9f8y35XrqwNK5Og9oLD9o3FPoUMRHhxmlbm5Oi0d09cvX6aB1BLn3TLIahDMb10mN7m/wMrJfFAwtjrMtq35zP4FqghlxN50nYz3r0Vnz7+nsvpa2z90L6pfV+2pvFM4jFZ9n75VkoenUOCldnSIsMU2c5hHqN4Sybvge1U9UA2L0C7QPdUvR10G2zu1cgrbK2eHgz3HDsj2ov0sMFqJfm22FsdwIm13QGvf5nGVcP499Wxud2Qt3KcEh3CYMMsNkkux5fZOOJrFFRYG9Yc9q0obu0hp2CJy1WJbs5xvVHtG1/z+EKFKDWMorGW9LEjSRl0TJkfJfv7BpyyYfNUc4mHbMFbno204msd7wStiBXTb6FJ9RakJncO0UQDCigJSeDD2VtE1d279JOnv8A');
INSERT INTO public.template_version VALUES ('08829215-45b6-4727-8ed0-1638208ba11f', '013dc1fc-2fc2-4495-9897-577adbab0d1d', 'saved', 1, 'Café', 1795233600000, 'rZbfb+M2DMf/lYDPypA413b12y73YwU2IGg37GEoCkaiE+FkypBkt0GQP2h/x/6xA500sXvFdufGb/7a/IikRIpbqGtrIIfJdGb0tNDjrNDZ+N2764vx9c/XV+OLqys0S1xOzNSAgoZCtJ4hh+lPE1Agtlw7pyDZkmLCsoJ8enV9kc1mlxN5FDCWBDnMsfj3H1BgKOpgq7THeHYbUOCQVzWu5D9iUFB6ps2fbFOEHEonUhWspuNqVFYOE809J3pKkAMo8BXxLzeL4MvqoNj4mZgCJssryMF4plZd1Etn45oM5AW6SOLAxtcJ8i3oTzqmuXdzX3OCfHapQP9GRVdSoG/tat2RMgX6V9u1myiIa6K0oPC7N7UjyFOoaafAYEJZKJKWJETI/962iXxWHlat0w4kq0ks4fNRsfEj49J1XNfIH2wU7SDt1Aue7I2zbezPwD9O0hAicWOD55I4daAfe+oQrq5DINabDnR+kgbFjk8Uu4Ef3v+btd+qFyhDVSBtsT26J+KHvjwAbLlwL6k3HW0AMqLrhX13eB+0Kb5LmvuYRr4Yxe8ivu7cCruukXOWV2p0OPYjZDNCU9qBoT/qDvwvH75YXo00VjZ9RwG9SizsExmMkVI3EZ9EHR3lQVxG1tKbutSTNgDJVdM7RA3FJPU4qigUPpTI+v9rviXfSxeWxtVpUHvhQfuGQp8iJiLcsHa1OSka+e6LrV4erSOI0zfNYhjKYFwvPQbzg7BeFg8sjLEuq31zPoNrgRrims6TsB/16LX49vX3VkpbZ2+F9Evr7bRXi2cQy55l75dnoejiHBRbnSEtMkyd5RDqNYazbPoe1E5VA2D3CrQPdEvR10G3ze5egbTK2uHhzdjGxv6o9iw9TEE9N98OY7sTMHHTGfT6n2VcPYx/Wxme2wl1K8Mh3SUMMsBmk+xyPM3GE1mjomC9sdqmTRs6pzXsFDxqsSotzzGu36Nr+3sOF6AAtZZRNN6SJttIUhYtQ4Z3+W65IU4+bI5yNumYLXDTs5lNZL3jlbAFuWryLTyi1oLM5N5ZBcGAAlraZPChrF2yldu7tJPnKw==');
INSERT INTO public.template_version VALUES ('fb75c8e2-834d-4a03-b138-133ac6d59f74', '1e3b11c3-9131-48ff-981c-303646c9e894', 'saved', 1, 'Mill', 1795240800000, 'rZbfb+M2DMf/lYDPymAnva7x25b7sQI7IGg37GEoCkWmHeJkypBkt0GQ/32gkyZ2V2x3bvzmr82PSEqkuIOmoRwySHG+TlMzny7SeTq9uimK6eImNdN5Mr++ujYLvFlcgYIWfSDHYvBTAgrElhtrFUSqMERd1ZClPy8+zK6Sm0QeBawrhAy+krWgIMdgPNXxQCnIhwgKrOay0aX8hwwKKse4/ZMpBsigsiLVngyeVsOqtjri0nHE5wgZgAJXI/9yu/Kuqo8KhS/I6HUkLiGD3DF26qpZWwobzCErtA0oDmxdEyHbgflsQlw6u3QNR8jm1wrM71j0JQXmjspNT5opML9R3y5REDaIcYX+q8sbi5BF3+BeQa6jloUCGslCgOzvXZfIF+Wx7JyWbEWKYglfTgqFT6zXtue60fyRgmhHaa9e8WRvLHWxvwD/OEtjiMgteccVcuxBPw3UMVzTeI9stj3o8iyNil0/Y+gHfnz/b9Zhq16hcqw9GtLd2T0TPw7lEWDiwr6m3va0Ecig7SDs++P7qE1xfdLShThxxSR8F/Ft50rddw2tJS7V5HjsJ5rzic4rGhn6k+nB/3L+G3E5Mbqm+B0F9CaxoGfMdQgY+4n4LOrkJI/ismYjvalPPWsjkFy3g0PUYohSj5MafeF8pdn8f8135AfpwtK4eg3qIDwa16IfUsREhFs2tsnPitF8/43q10frBOL4r2YxDpXrsFk77fMfhA2yeGTpEJqqPjTnC7jmsUVu8DIJ+1GP3orvUH/vpXR19l7IsLTeT3uzeEax6CJ7v74IxRSXoFB9gbTIMHWRQ2g22l9k0w+gbqoaAXtQYJzHOwyu8aZrdg8KpFU2Vh/fcmopDEe1F+kxBfXSfHuM3V7AyG1v0Bt+lnH1OP7tZHjuJtSdDId4H7WXAXaWzK6n6WyayBo1enI5GYrbLnSOG9greDJiVREvddj8qm3X3zP4AAq0MTKKhjs0SK0kZdUxZHiX78QtcnR+e5JnSc9spbcDm3ki652uhB3IVZPt4EkbI8iZ3DulFwwowDXFXD9WjY1U24NLe3n+AQ==');
INSERT INTO public.template_version VALUES ('883fb377-30f1-4649-b0aa-1cd725c7bd23', '1e3b11c3-9131-48ff-981c-303646c9e894', 'saved', 2, 'Mill', 1795244400000, 'rZbfb+M2DMf/lYDPymAnva7x25b7sQI7IGg37GEoCkWmHeJkypBkt0GQ/32gkyZ2V2x3bvzmr82PSEqkuIOmoRwySHG+TlMzny7SeTq9uimK6eImNdN5Mr++ujYLvFlcgYIWfSDHYvBTAgrElhtrFUSqMERd1ZClPy8+zK6Sm0QeBawrhAy+krWgIMdgPNXxQAloHOegwGouG13Kj8igoHKM2z+ZYoAMKitS7cngaTmsaqsjLh1HfI6QAShwNfIvtyvvqvqoUPiCjF5H4hIyyB1jp66ataWwwRyyQtuA4sDWNRGyHZjPJsSls0vXcIRsfq3A/I5FX1Jg7qjc9KSZAvMb9e0SBWGDGFfov7q8sQhZ9A3uFeQ6alkooJE0BMj+3nWZfFEey85pSVekKJbw5aRQ+MR6bXuuG80fKYh2lPbqFU82x1IX+wvwj7M0hojckndcIcce9NNAHcM1jffIZtuDLs/SqNj1M4Z+4Mf3/2YdtuoVKsfaoyHdHd4z8eNQHgEmLuxr6m1PG4EM2g7Cvj++j9oU1yctXYgTV0zCdxHfdq7UfdfQWuJSTY7HfqI5n+i8opGhP5ke/C/nvxGXE6Nrit9RQG8SC3rGXIeAsZ+Iz6JOTvIoLms20pv61LM2Asl1OzhELYYo9Tip0RfOV5rN/9d8R36QLiyNq9egDsKjcS36IUVMRLhlY5v8rBjN99+ofn20TiCO/2oW41C5Dpu10z7/Qdggi0eWDqGp6kNzvoBrHlvkBi+TsB/16K34DvX3XkpXZ++FDEvr/bQ3i2cUiy6y9+uLUExxCQrVF0iLDFMXOYRmo/1FNv0A6qaqEbAHBcZ5vMPgGm+6ZvegQFplY/XxLaeWwnBUe5EeU1AvzbfH2O0FjNz2Br3hZxlXj+PfTqbnbkLdyXCI91F7GWBnyex6ms6miaxRoyeXk6G47ULnuIG9gicjVhXxUofNr9p2/T2DD6BAGyOjaLhDg9RKUlYdQ6Z3+U7cIkfntyd5lvTMVno7sJknst7pStiBXDXZDp60MYKcyb1TesGAAlxTzPVj1dhItT24tJfnHw==');
INSERT INTO public.template_version VALUES ('2ec07cea-e38d-4a0d-b7be-a6e6ebb43f6f', 'a5f246dd-5dcd-4892-ae87-2ef09a8d13c3', 'saved', 1, 'Deleted', 1795248000000, 'rZbfb9s4DMf/FYPPyiFxf6z121267QpsQNDucA+HomAkJhEmU4Ykuw2C/O8DnTSxe8Xd5sZv+gr8iKREmhuoa2ugALxY5OeXxowujDaj86vrfIR09WGU02J8jVdmcqbPQEFDIVrPUMDktzEoEFuunVOQbEkxYVlBMflwfZGfX43bTwFjSVDADTlKZECBoaiDrdIOlHw2pyxQTD602w55WeNSbIhBQemZ1n+xTREKKJ1IVbCaDidTWTlMNPWc6DlBAaDAV8S/386CL6u9YuNnYgqYLC+hAOOZWnVWz52NKzJQLNBFEgfWvk5QbEB/0jFNvZv6mhMUZ5cK9BdadCUF+s4uVx0pV6D/tF27sYK4IkozCl+9qR1BkUJNWwUGE8pBkbSkI0Lxz6ZN6ovyuGyddiAZTmIJnw+KjR8Z567juka+sVG0vbRVr3hyT862sb8Avx2lIUTixgbPJXHqQD/21CFcXYdArNcd6PQoDYodnyl2A9+v/5u1u6pXKENVIG2xfcRH4k1fHgC2vHCvqbcdbQAyouuFfb9fD7oU3yVNfUyZX2Txp4hvO7fErmvknOWlyvbPPkM2GZrSDgz9SXfgf/vw3fIy01jZ9BMF9CZxYZ/JYIyUuon4JGp2kAdxGVlLb+pSj9oAJFdN7xE1FJPUY1ZRWPhQIuv/r/mW/CBdWBpXp0HthEftGwp9ipiIcMva1eaoaOT777Z6/bQOIE7/ahbDUAbjau4xmF+E9bK4Z2GMdVntmvMJXAvUENd0moT9qkdvxberv/dS2jp7L6RfWu+nvVk8g1j2JHc/PwlFL05BsdUJ0iLD1EkeoV5hOMml70DtVDUA9qBA+0B3FH0ddNvsHhRIq6wd7lfGNjb2R7UX6XEC6qX5dhibrYCJm86g19+WcXU//m1kkG4n1I0Mh3SfMMgAm4/zy9EkH43ljIqC9cZqm9Zt6JxWsFXwpMWqtDzFuPoDXdvfC7gABai1jKLxjjTZRpIyaxkyyMu+5YY4+bA+yPm4YzbDdc/mbCznHX4JG5BfTbGBJ9RakLn8d5ZBMKCA5jYZfCxrl2zldi5t5fsB');
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
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_reading
    ADD CONSTRAINT template_reading_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
