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
    finished_at bigint
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
INSERT INTO public.account VALUES ('66bbee28-947f-4ef8-ae91-f6c25ff713d8', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$zdTrNZZUuHc7fwokq5QvhQ$yWLJ89ybdGxxDjuE/XRmr3mM1k3STFqt36Uw5pcAC68', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('1b72d318-469c-468a-9846-c1a4e19ace9b', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.job VALUES ('8265a111-38cd-4250-98fe-c16ac3278a69', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000);
INSERT INTO public.log_entry VALUES ('45771b00-75ce-42aa-bcc5-24fb697c4aac', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 4839', NULL);
INSERT INTO public.log_entry VALUES ('cb2d35dd-8afc-420e-9258-59eedb5088bc', 1795222800000, 'info', 'template-saved', '1b72d318-469c-468a-9846-c1a4e19ace9b', '127.0.0.1', 'POST', '/api/user/template/33619457-fb9f-4534-8740-6f92fc7eff66', '33619457-fb9f-4534-8740-6f92fc7eff66 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('5bf6f68b-b893-4529-a043-be4fc5231d63', 1795226400000, 'info', 'template-saved', '1b72d318-469c-468a-9846-c1a4e19ace9b', '127.0.0.1', 'POST', '/api/user/template/33619457-fb9f-4534-8740-6f92fc7eff66', '33619457-fb9f-4534-8740-6f92fc7eff66 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('c86a9e98-2fd4-444a-80bd-e1fb81005734', 1795230000000, 'info', 'template-saved', '1b72d318-469c-468a-9846-c1a4e19ace9b', '127.0.0.1', 'POST', '/api/user/template/33619457-fb9f-4534-8740-6f92fc7eff66', '33619457-fb9f-4534-8740-6f92fc7eff66 at revision 3', NULL);
INSERT INTO public.log_entry VALUES ('f2eedf59-5393-4776-aaeb-da14813d1e82', 1795233600000, 'info', 'template-saved', '1b72d318-469c-468a-9846-c1a4e19ace9b', '127.0.0.1', 'POST', '/api/user/template/93c56cda-0d3a-4c9c-9953-9bf8d6359526', '93c56cda-0d3a-4c9c-9953-9bf8d6359526 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('66b09c54-9ff0-4801-826c-e6dbd5d4a5b7', 1795240800000, 'info', 'template-saved', '66bbee28-947f-4ef8-ae91-f6c25ff713d8', '127.0.0.1', 'POST', '/api/user/template/4482bcaa-8ff7-4298-a14d-d61e7ec80e37', '4482bcaa-8ff7-4298-a14d-d61e7ec80e37 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('7da9a213-5e4f-490a-8a50-0ab7b5c1f19a', 1795244400000, 'info', 'template-saved', '66bbee28-947f-4ef8-ae91-f6c25ff713d8', '127.0.0.1', 'POST', '/api/user/template/4482bcaa-8ff7-4298-a14d-d61e7ec80e37', '4482bcaa-8ff7-4298-a14d-d61e7ec80e37 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('de10102a-a1f4-4dfe-8f35-6520e10cdb6e', 1795244400000, 'info', 'user-registered', '66bbee28-947f-4ef8-ae91-f6c25ff713d8', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('f1a2788a-a3f0-46c5-acf5-3ec5f1d4e1a3', 1795248000000, 'info', 'template-saved', '1b72d318-469c-468a-9846-c1a4e19ace9b', '127.0.0.1', 'POST', '/api/user/template/5b17170a-e71d-4113-880a-231478c3ae58', '5b17170a-e71d-4113-880a-231478c3ae58 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('9a354b38-7f6e-453b-b1ca-fef46e9569cf', 1795248000000, 'info', 'template-deleted', '1b72d318-469c-468a-9846-c1a4e19ace9b', '127.0.0.1', 'DELETE', '/api/user/template/5b17170a-e71d-4113-880a-231478c3ae58', '5b17170a-e71d-4113-880a-231478c3ae58', NULL);
INSERT INTO public.log_entry VALUES ('0ac4a153-21a5-4e9a-a4a8-09f2ff404696', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 4839', NULL);
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
INSERT INTO public.session VALUES ('a44775f8b9179a00fd2b7a4bb2dfe57e03192b92b66268c168126b5e8f47fdfc', '1b72d318-469c-468a-9846-c1a4e19ace9b', 1795219200000, 1795219200000, 1829779200000, 'b7931351-50a1-4480-a6de-e15515c8013b', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.session VALUES ('f1744b4db856f4d3c4b88e218f8b21323b7a3e3562c967805739a177f86b3c2b', '66bbee28-947f-4ef8-ae91-f6c25ff713d8', 1795237200000, 1795244400000, 1795244400000, '45d1610a-276d-4be9-9bb8-86aa7a5dbd9c', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.session VALUES ('907bcfe856d0b29502f04350e484343020c3b18215ad442c716a4dcd4196e878', '66bbee28-947f-4ef8-ae91-f6c25ff713d8', 1795244400000, 1795244400000, 1797836400000, 'fa676d66-0025-4da5-a40b-a65338c72da3', '127.0.0.1', 'Firefox/140', 0, NULL);
INSERT INTO public.template VALUES ('33619457-fb9f-4534-8740-6f92fc7eff66', '1b72d318-469c-468a-9846-c1a4e19ace9b', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"33619457-fb9f-4534-8740-6f92fc7eff66","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3188, 3216, 'b7931351-50a1-4480-a6de-e15515c8013b');
INSERT INTO public.template VALUES ('93c56cda-0d3a-4c9c-9953-9bf8d6359526', '1b72d318-469c-468a-9846-c1a4e19ace9b', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"93c56cda-0d3a-4c9c-9953-9bf8d6359526","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3186, 1076, 'b7931351-50a1-4480-a6de-e15515c8013b');
INSERT INTO public.template VALUES ('4482bcaa-8ff7-4298-a14d-d61e7ec80e37', '66bbee28-947f-4ef8-ae91-f6c25ff713d8', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"4482bcaa-8ff7-4298-a14d-d61e7ec80e37","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3187, 2136, 'fa676d66-0025-4da5-a40b-a65338c72da3');
INSERT INTO public.template VALUES ('5b17170a-e71d-4113-880a-231478c3ae58', '1b72d318-469c-468a-9846-c1a4e19ace9b', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"5b17170a-e71d-4113-880a-231478c3ae58","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3198, 1076, 'b7931351-50a1-4480-a6de-e15515c8013b');
INSERT INTO public.template_version VALUES ('5af1b4de-888f-4c32-91ee-46858f00ea61', '33619457-fb9f-4534-8740-6f92fc7eff66', 'saved', 1, 'Bakery', 1795222800000, 'rZZdb+s2DIb/SsBrZUicNj313U7OxwpsQNDuYBdDUSgy7RCVKUOS3QZB/vtAJ03srjgfbnzn1+YjkhIpbqGuKYMUZrP59Pri8mqcr67z8cXl7GL84epiMp7n10lurjDP53NQ0KAP5BhSmP42AQViy7W1CiKVGKIuK0inV9eXSZJ8mMijgHWJkMJH/Yh+AwoyDMZTFfecnHyIoMBqLmpdyJ/IoKB0jJtvTDFACqUVqfJk8LgelpXVEReOIz5HSAEUuAr595uld2V1UCh8RUavI3EBKWSOsVWX9cpSWGMGaa5tQHFg4+oI6RbMFxPiwtmFqzlCOpsrMH9i3pUUmFsq1h0pUWD+oK7dREFYI8Yl+r9cVluENPoadwoyHbUsFNBIFgKk/27bVL4oD0XrtAXJaxRL+HpUKHxmvbId143mTxREO0g79Yonu2Opjf0F+PdJGkJEbsg7LpFjB/q5pw7hmtp7ZLPpQBcnaVDs+hlDN/DD+/dZ+616hcqw8mhIt2f3RPzUlweAiXP7mnrT0QYgg7a9sO8O74M2xXVJCxfiyOWj8FPEt50rdNc1tJa4UKPDsR9pzkY6K2lg6E+mA//H+UfiYmR0RfEnCuhNYk7PmOkQMHYT8UXU0VEexGXNRnpTl3rSBiC5anqHqMEQpR5HFfrc+VKz+XHNt+R76cLSuDoNai88GNeg71PERIQbNrbOTorRfPdI1eujdQRx/F+zGIbKdFivnPbZL8J6WTywdAh1We2b8xlc89gg13iehP2qR2/Ft6+/91LaOnsvpF9a76e9WTyDWHSWvV+dhWLyc1CoOkNaZJg6yyE0a+3Psul7UDtVDYDdKzDO4y0GV3vTNrt7BdIqa6sPbxk1FPqj2ov0MAX10nw7jO1OwMhNZ9Drf5Zx9TD+bWV8bifUrQyHeBe1lwE2mSTz8TQZT2SNCj25jAzFTRs6xzXsFDwZsSqJFzqsP2rb9vcULkGBNkZG0XCLBqmRpCxbhozv8p24QY7Ob45yMumYLfWmZzObyHrHK2ELctWkW3jSxggykXun8IIBBbiimOmHsraRKrt3aSfPfw==');
INSERT INTO public.template_version VALUES ('01542e57-92e3-44f6-960f-cded26a5c212', '33619457-fb9f-4534-8740-6f92fc7eff66', 'saved', 2, 'Bakery', 1795226400000, 'rZZdb+s2DIb/SsBrZUicNj313U7OxwpsQNDuYBdDUTAy7QiVKUOS3QZB/vtAJ03srjgfbnzn1+YjkhIpbqGuTQYpzGbz6fXF5dU4X13n44vL2cX4w9XFZDzPr5NcX1Gez+egoCEfjGNIYfrbBBSILdfWKoimpBCxrCCdXl1fJknyYSKPAsaSIIWP+Eh+AwoyCtqbKu45gbTjDBRY5KLGQn4lBgWlY9p8YxMDpFBakSpvNB0XpLKyGGnhONJzhBRAgauIf79ZeldWB8WEr8TkMRouIIXMMbXqsl5ZE9aUQZqjDSQObFwdId2C/qJDXDi7cDVHSGdzBfpPyruSAn1rinVHShToP0zXbqIgrInikvxfLqstQRp9TTsFGUaUhQJpSUOA9N9tm8sX5aFonbYgiY1iCV+PigmfGVe247pG/mSCaAdpp17xZHusaWN/Af59koYQiRvjHZfEsQP93FOHcHXtPbHedKCLkzQodnym0A388P591n6rXqEyqjxpg+3hPRE/9eUBYMO5fU296WgDkAFtL+y7w/ugTXFd0sKFOHL5KPwU8W3nCuy6RtYaLtTocOxHyNkIs9IMDP1Jd+D/OP9ouBhprEz8iQJ6k5ibZ8owBIrdRHwRdXSUB3EZWUtv6lJP2gAkV03vEDUUotTjqCKfO18i6x/XfEu+ly4sjavToPbCg3YN+T5FTES4YW3r7KRo5LtHU70+WkcQx/81i2GoDMN65dBnvwjrZfHAwhDqsto35zO45qkhruk8CftVj96Kb19/76W0dfZeSL+03k97s3gGscxZ9n51ForOz0Ex1RnSIsPUWQ6hXqM/y6bvQe1UNQB2r0A7T7cUXO112+zuFUirrC0e3jLTmNAf1V6khymol+bbYWx3AiZuOoNe/7OMq4fxbyvzczuhbmU4pLuIXgbYZJLMx9NkPJE1KvLGZUabuGlD57iGnYInLVal4QWG9Ue0bX9P4RIUoNYyioZb0mQaScqyZcj8Lt8NN8TR+c1RTiYdsyVuejaziax3vBK2IFdNuoUn1FqQidw7hRcMKKCViRk+lLWNprJ7l3by/Ac=');
INSERT INTO public.template_version VALUES ('cb9cb7b3-8686-4783-8449-f4469ba8a34b', '33619457-fb9f-4534-8740-6f92fc7eff66', 'saved', 3, 'Bakery', 1795230000000, 'rZZdb+s2DIb/SsBrZUicNj313U7OxwpsQNDuYBdDUSgy7RCVKUOS3QZB/vtAJ03srjgfbnzn1+YjkhIpbqGuKYMUZrP59Pri8mqcr67z8cXl7GL84epiMp7n10lurjDP53NQ0KAP5BhSmP42AQViy7W1CiKVGKIuK0inV9eXSZJ8mMijgHWJkMJH/Yh+AwoyDMZTFfecuCafgQKruah1IX8ig4LSMW6+McUAKZRWpMqTweN6WFZWR1w4jvgcIQVQ4Crk32+W3pXVQaHwFRm9jsQFpJA5xlZd1itLYY0ZpLm2AcWBjasjpFswX0yIC2cXruYI6WyuwPyJeVdSYG6pWHekRIH5g7p2EwVhjRiX6P9yWW0R0uhr3CnIdNSyUEAjWQiQ/rttU/miPBSt0xYkr1Es4etRofCZ9cp2XDeaP1EQ7SDt1Cue7I6lNvYX4N8naQgRuSHvuESOHejnnjqEa2rvkc2mA12cpEGx62cM3cAP799n7bfqFSrDyqMh3Z7dE/FTXx4AJs7ta+pNRxuADNr2wr47vA/aFNclLVyII5ePwk8R33au0F3X0FriQo0Ox36kORvprKSBoT+ZDvwf5x+Ji5HRFcWfKKA3iTk9Y6ZDwNhNxBdRR0d5EJc1G+lNXepJG4DkqukdogZDlHocVehz50vN5sc135LvpQtL4+o0qL3wYFyDvk8RExFu2Ng6OylG890jVa+P1hHE8X/NYhgq02G9crq9TX4F1svigaVDqMtq35zP4JrHBrnG8yTsVz16K759/b2X0tbZeyH90no/7c3iGcSis+z96iwUk5+DQtUZ0iLD1FkOoVlrf5ZN34PaqWoA7F6BcR5vMbjam7bZ3SuQVllbfXjLqKHQH9VepIcpqJfm22FsdwJGbjqDXv+zjKuH8W8r43M7oW5lOMS7qL0MsMkkmY+nyXgia1ToyWVkKG7a0DmuYafgyYhVSbzQYf1R27a/p3AJCrQxMoqGWzRIjSRl2TJkfJfvxA1ydH5zlJNJx2ypNz2b2UTWO14JW5CrJt3CkzZGkIncO4UXDCjAFcVMP5S1jVTZvUs7ef4D');
INSERT INTO public.template_version VALUES ('e96524f0-9a8b-4748-ae9f-974f69a1ca2d', '93c56cda-0d3a-4c9c-9953-9bf8d6359526', 'saved', 1, 'Café', 1795233600000, 'rZbfb+M2DMf/lYDPyiFNLtnit13uxwpsQNDucA9DUTASnQgnU4Ykuw2C/EH7O/aPHeikid0rtjs3fvPX5kckJVLcQVVZAxnMJ3o60waHIzPB4Vs918P5fDoZzlf5r2Y2mc6n4xkoqClE6xkyuHozAgViy5VzCpItKCYsSsiufplPx5PJbCSPAsaCIIMF5v/+AwoMRR1smQ4Yz24LChzyusK1/EcMCgrPtP3MNkXIoHAilcFqOq1GRekw0cJzoscEGYACXxL/dr0MviiPio2fiClgsryGDIxnatRltXI2bshAlqOLJA5sfZUg24H+qGNaeLfwFSfIJjMF+g/K25ICfWPXm5Y0VqB/t227kYK4IUpLCn96UzmCLIWK9goMJpSFImlJQoTs712TyCflft047UCymsQSPp0UGz8wrlzLdY383kbRjtJePePJ3jjbxP4E/Oss9SES1zZ4LohTC/qho/bh6ioEYr1tQRdnqVfs+EixHfjx/b9Zh616hjJUBtIWm6N7Jr7vyj3AlnP3nHrd0nogI7pO2LfH916b4tukhY9p4PNB/CHiy86tse0aOWd5rQbHYz9ANgM0he0Z+oNuwb/48NXyeqCxtOkHCuhFYm4fyWCMlNqJ+Cjq4CT34jKylt7Upp61Hkgu684hqikmqcdBSSH3oUDW/1/zDflOurA0rlaDOgj32tcUuhQxEeGatavMWdHIt19t+fxonUCcvmsW/VAG42blMZifhHWyeGRhjFVRHprzBVwLVBNXdJmE/axHL8V3qL/XUpo6ey2kW1qvp71YPL1Y9iJ7v7oIReeXoNjyAmmRYeoih1BvMFxk0w+gZqrqAbtToH2gG4q+CrppdncKpFVWDo9vxtY2dke1J+n+CtRT820xdnsBE9etQa/7WcbV4/i3k+G5mVB3MhzSbcIgA+x4NJ4Nr8bDkaxRUrDeWG3Ttgmd0wb2Ch60WBWWFxg379A1/T2DKShArWUUjTekydaSlGXDkOFdvluuiZMP25M8HrXMlrjt2ExGst7pStiBXDXZDh5Qa0GO5d5ZB8GAAlrZZPC+qFyypTu4tJfnGw==');
INSERT INTO public.template_version VALUES ('24d887c4-e028-4b9e-a1b7-4cf62e5444e8', '4482bcaa-8ff7-4298-a14d-d61e7ec80e37', 'saved', 1, 'Mill', 1795240800000, 'rZZdb9s6DIb/SsBrZXDSrM18d5Z9nAJnQNCeYRdDUTAy7RCTJUOS3QZB/vsBnTSxe4p9uPGdX5uPSEqkuIW65gxSmM3m05VGHM/z/Go8m76bj3Eyy8bZ5YSuSM8TurgCBQ35wM5CCpM3CSgQW1sboyBySSFiWUE6uXr3djpL5ok8CiyWBCl8YWNAQUZBe67inpKzDxEUGLRFjYX8RxYUlM7S5qvlGCCF0ohUedZ0XI3KymCkhbORHiOkAApcRfav66V3ZXVQOHwmSx4j2wJSyJylVl3WK8NhTRmkOZpA4sDG1RHSLehPOsSFMwtX2wjpxaUC/Q/lXUmBvuFi3ZGmCvTf3LVLFIQ1UVyS/+Ky2hCk0de0U5BhRFkokJYsBEi/b9tEPin3Reu0ZCtyFEv4fFQ4fLS4Mh3XNdoPHEQ7SDv1jCd7Y7iN/Qn470kaQiTbsHe2JBs70I89dQhX196T1ZsOdHGSBsWOjxS6gR/ef87ab9UzVEaVJ83Ynt0T8UNfHgBmm5vn1OuONgAZ0PTCvj28D9oU1yUtXIgjl4/CbxFfdq7ArmtkDNtCjQ7HfoQ2G2FW8sDQH3QH/s35H2yLkcaK428U0IvEnB8pwxAodhPxSdTRUR7EtWi19KYu9aQNQNqq6R2ihkKUehxV5HPnS7T61zXfku+kC0vj6jSovXCvXUO+TxETEa6tNnV2UjTa2x9cPT9aR5CN/2sWw1AZhvXKoc/+ENbL4oGFIdRltW/OZ3DNU0O2pvMk7E89eim+ff29ltLW2Wsh/dJ6Pe3F4hnE4rPs/eosFJ2fg8LVGdIiw9RZDqFeoz/Lpu9B7VQ1AHanQDtPNxRc7XXb7O4USKusDR7eMm449Ee1J+l+Auqp+XYY252AyTadQa//WcbVw/i3leG5nVC3MhzSbUQvA+w0mV6OJ9NxImtU5NllrDlu2tBtXMNOwYMWq5LtAsP6PZq2v6fwFhSg1jKKhhvSxI0kZdkyZHiX72wbstH5zVGeJh2zJW56NheJrHe8ErYgV026hQfUWpBTuXcKLxhQQCuOGd6XtYlcmb1LO3n+Aw==');
INSERT INTO public.template_version VALUES ('f7a5f322-46ca-46e4-962f-a091b4cfe5b1', '4482bcaa-8ff7-4298-a14d-d61e7ec80e37', 'saved', 2, 'Mill', 1795244400000, 'rZZdb9s6DIb/SsBrZUjSrM18d5Z9nAJnQNCeYRdDUSgSnRCTKUOS3QZB/vsBnTSxe4p9uPGdX5uPSEqkuIWqIgsZTKezydJoPZzl+dVwOnk3G+rx1A7t5Riv0MxGeHEFCmoMkTxDBuM3I1Agtlw5pyBRgTHpooRsfPXu7WQ6mo3kUcC6QMjgCzkHCixGE6hMe0pE49mCAqd5VemV/IgMCgrPuPnKlCJkUDiRykAGj8thUTqdcO454WOCDECBL5H/ul4EX5QHheJnZAw6Ea8gA+sZG3VRLR3FNVrIcu0iigMbXyXItmA+mZjm3s19xQmyi0sF5h/M25ICc0OrdUuaKDB/U9tupCCuEdMCwxdvK4eQpVDhToHVSctCEY2kIUL2fdtk8km5XzVOS7oSJbGEz0eF4kfWS9dy3Wj+QFG0g7RTz3iyOY6a2J+A/56kPkTkmoLnAjm1oB87ah+uqUJANpsWdH6SesWuHzG2Az+8/5y136pnKItlQEO6Obwn4oeu3ANMnLvn1OuW1gMZteuEfXt477Upvk2a+5gGPh/E3yK+7NxKt11D54hXanA49gPNdqBtQT1DfzAt+DcffhCvBkaXlH6jgF4k5vSIVseIqZ2IT6IOjnIvLms20pva1JPWA8ll3TlENcYk9TgoMeQ+FJrNr2u+Id9JF5bG1WpQe+He+BpDlyImIlyzcZU9KUbz7Q8qnx+tI4jT/5pFP5TVcb30Otg/hHWyeGDpGKui3DfnM7gWsEau8DwJ+1OPXopvX3+vpTR19lpIt7ReT3uxeHqx6Cx7vzwLxeTnoFB5hrTIMHWWQ2jWOpxl0/egZqrqAbtTYHzAG4y+CqZpdncKpFVWTh/eLNUUu6Pak3Q/BvXUfFuM7U7AyHVr0Ot+lnH1MP5tZXpuJtStDId4m3SQAXYymlwOx5PhSNYoMZC3ZChtmtA5rWGn4MGIVUE813H9Xrumv2fwFhRoY2QUjTdokGpJyqJhyPQu34lr5OTD5ihPRi2zhd50bC5Gst7xStiCXDXZFh60MYKcyL2zCoIBBbikZPV9UblEpdu7tJPnPw==');
INSERT INTO public.template_version VALUES ('615f721f-b51d-4797-982b-f548d41f04eb', '5b17170a-e71d-4113-880a-231478c3ae58', 'saved', 1, 'Deleted', 1795248000000, 'rZZRb+M2DMe/isFnZYiT9pL5bZfe3QpsQNDusIehKBiZcYSTKUOS3QZBvvtAJ03srrjdufGb/gJ/IimR5g7q2uSQwfUqnaWzMY5oluajqzSdjubzMY4m0/RqNtdTpOs5KGjIB+MYMkh/GYMCseXaWgXRlBQilhVk6ezX68nVfNx+ChhLggxuyFKkHBTkFLQ3VTyAoktWlHgK0fl22yIXNRZiQwwKSse0/comBsigtCJV3mg6nUxlZTHSwnGk5wgZgAJXEf92u/SurI6KCV+IyWM0XEAGuWNq1WW9siZsKIdsjTaQOLB1dYRsB/qzDnHh7MLVHCGbflCg/6B1V1Kg70yx6UgTBfp307UbKwgborgk/6fLa0uQRV/TXkGOEeWgQFrSESD7Z9cm9UV5LFqnLUiGo1jCl5NiwifGle24rpFvTBDtKO3VK57ckzVt7C/Av87SECJxY7zjkjh2oJ966hCurr0n1tsOdHGWBsWOzxS6gR/X32cdruoVKqfKkzbYPuIz8aYvDwAbXtvX1NuONgAZ0PbCvj+uB12K65IWLsTErZPwQ8S3nSuw6xpZa7hQyfHZJ8h5gnlpBob+pDvwv53/ZrhINFYm/kABvUlcm2fKMQSK3UR8FjU5yYO4jKylN3WpZ20Akqum94gaClHqManIr50vkfX/13xLfpAuLI2r06AOwqN2Dfk+RUxEuGVt6/ysaOT7b6Z6/bROII7/aRbDUDmGzcqhz38S1svikYUh1GV1aM4XcM1TQ1zTZRL2sx69Fd+h/t5LaevsvZB+ab2f9mbxDGKZi9z96iIUvb4ExVQXSIsMUxd5hHqD/iKXfgC1U9UA2IMC7TzdUXC1122ze1AgrbK2eFzlpjGhP6q9SI8pqJfm22Hs9gImbjqDXn9bxtXj+LeTQbqdUHcyHNJ9RC8D7GQ8+TBKJ6OxnFGRNy432sRtGzrHDewVPGmxKg0vMGw+om37ewbXoAC1llE03JEm00hSli1DBnnZN9wQR+e3J3ky7pgtcduzmY7lvNMvYQfyq8l28IRaC3Ii/53CCwYU0MrEHB/L2kZT2YNLe/n+BQ==');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.build
    ADD CONSTRAINT build_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_pkey PRIMARY KEY (name);
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
CREATE INDEX build_by_account ON public.build USING btree (account_id);
CREATE INDEX build_by_touched_at ON public.build USING btree (touched_at);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
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
